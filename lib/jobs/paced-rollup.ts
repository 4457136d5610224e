import { rollUp } from "@/lib/jobs/catalogue";

const INTERVAL_MS = 2_000;
/** Milestones are noticed by the rollup, so a slow step doesn't hold up the next one for longer. */
const MAX_PAUSE_MS = 15_000;
/** Batches of visits per second, below which the rollup's CPU time delays no visitor. */
const QUIET_BATCHES = 20;
/** Beyond this many visits, reading the tail takes two tenths of a second. */
const MANY_VISITS = 500_000;

/**
 * Rolls up some visits per call and returns how long to pause, in ms. While visitors keep the database busy, it takes
 * at most a tenth of the time and lags, unless the tail is very long; otherwise it catches up without a pause.
 */
export function pacedRollup(): () => Promise<number> {
  let previous = { upto: 0, last: 0, at: performance.now() };
  return async () => {
    const began = performance.now();
    const { visits, upto, last } = await rollUp(new Date());
    const ended = performance.now();
    const busy = ((last - previous.last) * 1000) / (ended - previous.at) > QUIET_BATCHES;
    // Assumes that the rest are as large as those of this step.
    const batches = last - upto;
    const left = (batches * visits) / Math.max(1, upto - previous.upto);
    previous = { upto, last, at: ended };
    if (batches > 0 && !busy) return 0;
    const pause = Math.min(MAX_PAUSE_MS, (ended - began) * (left > MANY_VISITS ? 1 : 9));
    return batches > 0 ? pause : Math.max(INTERVAL_MS, pause);
  };
}
