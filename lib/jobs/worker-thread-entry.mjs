// Entry of the worker thread (lib/jobs/worker-thread.ts). Plain JavaScript, because threads in Node 20 don't inherit
// the TypeScript loader.
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { startScheduler } = await import("./scheduler.ts");
const scheduler = startScheduler();

parentPort?.once("message", async () => {
  await scheduler.stop();
  process.exit();
});
