// The program of the worker thread (lib/jobs/worker-thread.ts).
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** Visitors come first when CPU time is short. */
const NICENESS = 5;

// Only Linux has per-thread priorities: elsewhere this would lower the whole supervisor's.
if (process.platform === "linux") setPriority(NICENESS);

// Afterwards, because loading the code takes much of the CPU time of the first seconds.
const { startScheduler } = await import("@/lib/jobs/scheduler");
const scheduler = startScheduler();
parentPort?.once("message", async () => {
  await scheduler.stop();
  process.exit();
});
await scheduler.started;
parentPort?.postMessage("started");
