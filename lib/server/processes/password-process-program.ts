// The program of a visitor worker's child process that checks passwords of links.
import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { verifySync } from "@node-rs/argon2";
import { log } from "@/lib/log";
import { attemptPassword } from "@/lib/visitors/password/attempt-password";
import type { AttemptRequest, AttemptResponse } from "@/lib/visitors/password/password-process";

/** Visitors come first where processor time is short. */
const NICENESS = 19;

setPriority(NICENESS);
try {
  // Linux may share processor time between sessions first, and by niceness only within each. This process has its own.
  writeFileSync("/proc/self/autogroup", String(NICENESS));
} catch (err) {
  log.debug({ err }, "sessions have no priorities here");
}

// Signals to all processes are the supervisor's; this one exits with its visitor worker, however that ends.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
process.once("disconnect", () => process.exit());
process.on("message", async ({ number, attempt }: AttemptRequest) => {
  const respond = (response: AttemptResponse) => {
    // The visitor worker may have gone.
    if (process.connected) process.send?.(response);
  };
  try {
    // In this thread, not in one of the pool: this process has nothing else to do.
    respond({ number, check: await attemptPassword(attempt, verifySync) });
  } catch (err) {
    log.error({ err }, "could not check a password");
    respond({ number });
  }
});
