import { Worker } from "node:worker_threads";
import { backoff } from "@/lib/async/backoff";
import { log } from "@/lib/log";

// Loading the code takes a second of CPU time, so a thread that crashes at once must not be restarted in a loop.
const MAX_RESTART_MS = 30_000;
const SCHEDULER_ENTRY = new URL("./worker-thread-entry.mjs", import.meta.url);

/**
 * Runs the scheduler in a worker thread, so that background work never delays visitors, until `stop`, which waits for
 * running work. A thread that crashes is restarted. `entry` is a module that sends a message when its work has begun,
 * which settles `started`, as does the end of the thread. It exits its thread on any message.
 */
export function startWorkerThread(entry = SCHEDULER_ENTRY): {
  started: Promise<void>;
  stop(): Promise<void>;
} {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker;
  let over = Promise.resolve();
  let started = Promise.resolve();
  const restarts = backoff(500, MAX_RESTART_MS);

  const begin = () => {
    thread = new Worker(entry, {
      argv: process.argv.slice(2),
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    started = new Promise((resolve) => {
      thread.once("message", () => resolve()).once("exit", () => resolve());
    });
    const stable = setTimeout(restarts.reset, 2 * MAX_RESTART_MS).unref();
    over = new Promise((resolve) => {
      thread.on("error", (err) => log.error({ err }, "the worker thread crashed"));
      thread.on("exit", (code) => {
        resolve();
        clearTimeout(stable);
        if (stopped) return;
        log.warn({ code }, "the worker thread exited; restarting");
        timer = setTimeout(begin, restarts.next());
      });
    });
  };
  begin();

  return {
    started,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      thread.postMessage("stop");
      return over;
    },
  };
}
