// The thread of lib/server/background.ts. A thread of Node 20 knows no TypeScript, whatever the process was started with.
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { startSchedule } = await import("./schedule.ts");
const schedule = startSchedule();

parentPort?.once("message", async () => {
  await schedule.stop();
  process.exit();
});
