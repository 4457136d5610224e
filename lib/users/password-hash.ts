import { hash, verify } from "@node-rs/argon2";
import { lazy } from "@/lib/async/lazy";
import { randomToken } from "@/lib/crypto/tokens";

/** The same text for every way to type it: keyboards send é as one character or as two. */
const normalized = (password: string): string => password.normalize("NFC");

/** Hashes a password with argon2id; parameters and salt are part of the text (OWASP: 19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalized(password), { memoryCost: 19_456, timeCost: 2 });

const dummyHash = lazy(() => hashPassword(randomToken(16)));

/** Whether a password matches this hash. Takes as long without one, so that accounts cannot be enumerated. */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const stored = kept ?? (await dummyHash());
  // Earlier versions hashed passwords as they were typed.
  for (const text of new Set([normalized(password), password])) {
    if (await verify(stored, text)) return Boolean(kept);
  }
  return false;
}
