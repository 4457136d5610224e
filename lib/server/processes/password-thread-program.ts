// The visitor worker's thread that checks link passwords.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { verifySync } from "@node-rs/argon2";
import { log } from "@/lib/log";
import { PASSWORD_NICENESS } from "@/lib/server/processes/niceness";
import type { PasswordAttempt } from "@/lib/visitors/password/attempt";
import { attemptPassword } from "@/lib/visitors/password/attempt-password";
import type { AttemptResult } from "@/lib/visitors/password/password-thread";

// Only Linux has per-thread priorities: elsewhere this would lower the whole visitor worker's.
if (process.platform === "linux") setPriority(PASSWORD_NICENESS);

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
