import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";

const RESTART_MS = 1_000;
const SCHEDULER_ENTRY = new URL("./worker-thread-entry.mjs", import.meta.url);

/**
 * Runs the schedule in a thread of its own, until `stop`, which waits for work under way: visitors, who are answered in
 * this one, do not wait for it. A thread that breaks is followed by another.
 * `entry` is a module that ends its thread when it is sent a message.
 */
export function startWorkerThread(entry = SCHEDULER_ENTRY): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker;
  let over = Promise.resolve();

  const begin = () => {
    thread = new Worker(entry, { argv: process.argv.slice(2) });
    over = new Promise((resolve) => {
      thread.on("error", (err) => log.error({ err }, "the background work broke"));
      thread.on("exit", (code) => {
        resolve();
        if (stopped) return;
        log.warn({ code }, "the background work ended; it begins again");
        timer = setTimeout(begin, RESTART_MS);
      });
    });
  };
  begin();

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      thread.postMessage("stop");
      return over;
    },
  };
}
