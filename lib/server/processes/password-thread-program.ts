// The visitor worker's thread that checks link passwords.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { verifySync } from "@node-rs/argon2";
import { log } from "@/lib/log";
import type { PasswordAttempt } from "@/lib/visitors/password/attempt";
import { attemptPassword } from "@/lib/visitors/password/attempt-password";
import type { AttemptResult } from "@/lib/visitors/password/password-thread";

/** Visitors come first when CPU time is short. */
const NICENESS = 19;

// Only Linux has per-thread priorities: elsewhere this would lower the whole visitor worker's.
if (process.platform === "linux") setPriority(NICENESS);

parentPort?.on("message", async ({ number, ...attempt }: PasswordAttempt & { number: number }) => {
  const respond = (result: AttemptResult) => parentPort?.postMessage(result);
  try {
    // Sync, because libuv's thread pool has the priority of the process.
    respond({ number, check: await attemptPassword(attempt, verifySync) });
  } catch (err) {
    log.error({ err }, "could not check a password");
    respond({ number });
  }
});
