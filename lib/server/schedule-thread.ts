// Settings come first: libraries look at NODE_ENV when they are imported.
import "@/lib/env";

import { parentPort } from "node:worker_threads";
import { startSchedule } from "@/lib/server/schedule";

const schedule = startSchedule();

parentPort?.once("message", async () => {
  await schedule.stop();
  process.exit();
});
