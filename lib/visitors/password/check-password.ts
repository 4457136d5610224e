import { BoundedQueue } from "@/lib/async/bounded-queue";
import { perProcess } from "@/lib/per-process";
import type { PasswordAttempt, PasswordCheck } from "@/lib/visitors/password/attempt";
import { attemptInThread, hasPasswordThread } from "@/lib/visitors/password/password-thread";

type ProtectedLink = { id: number; passwordHash: string };

// A check takes some 4 ms of CPU and 12 MiB, and anybody can request one.
const MAX_CONCURRENT = 2;
const MAX_WAITING = 32;

const queue = () => perProcess("passwordChecks", () => new BoundedQueue(MAX_CONCURRENT, MAX_WAITING));

/**
 * Whether `password` opens a link (docs/contract.md §3, Visitors). A client at `address` may fail 10 times in 15
 * minutes per link; those without an address count as one. Rejects when the database is unavailable.
 */
export async function checkPassword(
  { id: linkId, passwordHash }: ProtectedLink,
  password: string,
  address: string | null,
  now: Date,
): Promise<PasswordCheck> {
  const attempt = { linkId, passwordHash, password, address, now };
  const check = queue().run(() => (hasPasswordThread() ? attemptInThread(attempt) : attemptHere(attempt)));
  return check ?? { result: "busy" };
}

async function attemptHere(attempt: PasswordAttempt): Promise<PasswordCheck> {
  // Lazy, because it loads the database client and argon2.
  const { attemptPassword } = await import("@/lib/visitors/password/attempt-password");
  const { verify } = await import("@node-rs/argon2");
  return attemptPassword(attempt, verify);
}
