// The thread of lib/jobs/worker-thread.ts. A thread of Node 20 knows no TypeScript, whatever the process was started with.
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { startSchedule } = await import("./scheduler.ts");
const schedule = startSchedule();

parentPort?.once("message", async () => {
  await schedule.stop();
  process.exit();
});
