/**
 * Defers work, in order, at most `perRound` per tick of the event loop, so that the process handles everything else
 * in between. Beyond `maxWaiting`, the oldest runs at once: backpressure for the sender.
 */
export function paced(perRound: number, maxWaiting: number): (work: () => void) => void {
  let waiting: (() => void)[] = [];
  const run = () => {
    const now = waiting.slice(0, perRound);
    waiting = waiting.slice(perRound);
    if (waiting.length > 0) setImmediate(run);
    for (const work of now) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(run);
    if (waiting.length > maxWaiting) waiting.shift()?.();
  };
}
