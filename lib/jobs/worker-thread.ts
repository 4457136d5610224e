import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";

const RESTART_MS = 1_000;
const SCHEDULER_ENTRY = new URL("./worker-thread-entry.mjs", import.meta.url);

/**
 * Runs the scheduler in a worker thread, so that background work never delays visitors, until `stop`, which waits for
 * running work. A thread that crashes is restarted. `entry` is a module that exits its thread on any message.
 */
export function startWorkerThread(entry = SCHEDULER_ENTRY): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker;
  let over = Promise.resolve();

  const begin = () => {
    thread = new Worker(entry, { argv: process.argv.slice(2) });
    over = new Promise((resolve) => {
      thread.on("error", (err) => log.error({ err }, "the worker thread crashed"));
      thread.on("exit", (code) => {
        resolve();
        if (stopped) return;
        log.warn({ code }, "the worker thread exited; restarting");
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
