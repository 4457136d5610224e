// The program of a visitor worker's thread that checks passwords of links.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { verifySync } from "@node-rs/argon2";
import { log } from "@/lib/log";
import type { PasswordAttempt } from "@/lib/visitors/password/attempt";
import { attemptPassword } from "@/lib/visitors/password/attempt-password";
import type { AttemptResult } from "@/lib/visitors/password/password-thread";

/** Visitors come first where processor time is short. */
const NICENESS = 19;

// Only Linux has priorities of threads: elsewhere this would be the visitor worker's own.
if (process.platform === "linux") setPriority(NICENESS);

parentPort?.on("message", async ({ number, ...attempt }: PasswordAttempt & { number: number }) => {
  const respond = (result: AttemptResult) => parentPort?.postMessage(result);
  try {
    // In this thread, not in one of the pool, which has the priority of the process.
    respond({ number, check: await attemptPassword(attempt, verifySync) });
  } catch (err) {
    log.error({ err }, "could not check a password");
    respond({ number });
  }
});
