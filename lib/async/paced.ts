/**
 * Runs work later, in its order, at most `perRound` in one round of the event loop: in between, the process reads and
 * responds to everything else.
 */
export function paced(perRound: number): (work: () => void) => void {
  let waiting: (() => void)[] = [];
  const run = () => {
    const now = waiting.slice(0, perRound);
    waiting = waiting.slice(perRound);
    if (waiting.length > 0) setImmediate(run);
    for (const work of now) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(run);
  };
}
