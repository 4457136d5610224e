// The program of the worker thread (lib/jobs/worker-thread.ts).
import { parentPort } from "node:worker_threads";
import { startScheduler } from "@/lib/jobs/scheduler";

const scheduler = startScheduler();

parentPort?.once("message", async () => {
  await scheduler.stop();
  process.exit();
});
