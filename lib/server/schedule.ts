import { DAY } from "@/lib/dates";
import { log } from "@/lib/log";
import { JOBS } from "@/lib/server/jobs";
import { foldVisits } from "@/lib/visitors/fold";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Runs what must happen by itself in this process, until `stop`. Every copy may do so: the work is safe to share. */
export function startSchedule(): { stop(): Promise<void> } {
  const loops = [
    repeat("fold-visits", foldOnce),
    repeat("make-partitions", hourly),
    repeat("clean-up", hourly),
    repeat("remove-images", hourly),
    repeat("expire-links", daily),
    repeat("end-countdowns", eachMinute),
  ];
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}

// Folding takes a fifth of the time at most: when visitors come faster it lags, and statistics read the tail instead.
async function foldOnce(): Promise<number> {
  const before = performance.now();
  const { more } = await foldVisits();
  const took = performance.now() - before;
  return more ? took * 4 : Math.max(2_000, took * 4);
}

async function eachMinute(name: string): Promise<number> {
  await JOBS[name]?.(new Date());
  return MINUTE;
}

async function hourly(name: string): Promise<number> {
  await JOBS[name]?.(new Date());
  return HOUR;
}

// At the start too: a check that was due while the server was off is made up for.
async function daily(name: string): Promise<number> {
  await JOBS[name]?.(new Date());
  return DAY - (Date.now() % DAY);
}

function repeat(name: string, work: (name: string) => Promise<number>): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const turn = async () => {
    const wait = await work(name).catch((err: unknown) => {
      log.warn({ err, job: name }, "a job failed and will be tried again");
      return 10_000;
    });
    if (!stopped) timer = setTimeout(start, wait);
  };
  const start = () => {
    running = turn();
  };
  start();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
