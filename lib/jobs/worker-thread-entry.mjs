// The thread of lib/jobs/worker-thread.ts. A thread of Node 20 knows no TypeScript, whatever the process was started with.
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { startScheduler } = await import("./scheduler.ts");
const scheduler = startScheduler();

parentPort?.once("message", async () => {
  await scheduler.stop();
  process.exit();
});
