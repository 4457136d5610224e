import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";

const TRY_AGAIN_MS = 1_000;

/**
 * Runs the schedule in a thread of its own, until `stop`, which waits for work under way: visitors, who are answered in
 * this one, do not wait for it. A thread that breaks is followed by another.
 */
export function startBackground(): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker;
  let over = Promise.resolve();

  const begin = () => {
    thread = new Worker(new URL("./schedule-thread.mjs", import.meta.url), {
      argv: process.argv.slice(2),
      execArgv: [],
    });
    over = new Promise((resolve) => {
      thread.on("error", (err) => log.error({ err }, "the background work broke; it begins again"));
      thread.on("exit", () => {
        if (!stopped) timer = setTimeout(begin, TRY_AGAIN_MS);
        resolve();
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
