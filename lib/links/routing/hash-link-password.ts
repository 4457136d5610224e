import { hash } from "@node-rs/argon2";
import { password } from "@/lib/links/routing/password-field";

/** For argon2id. OWASP rates it as strong as 19 MiB and 2 passes, as for accounts, with a fifth less CPU time. */
const COST = { memoryCost: 12_288, timeCost: 3 };

/** The hash of a new password; null for none, undefined if nothing valid was sent. Takes tens of milliseconds. */
export async function hashLinkPassword(sent: unknown): Promise<string | null | undefined> {
  if (sent === null) return null;
  const { data } = password().safeParse(sent);
  return data === undefined ? undefined : hash(data, COST);
}
