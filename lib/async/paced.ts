/**
 * Runs work later, in its order, at most `perRound` in one round of the event loop: in between, the process reads and
 * responds to everything else. Beyond `maxWaiting`, the oldest runs at once, so that who sends it has to wait.
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
