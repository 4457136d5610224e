import { median } from "../table";

/**
 * Runs all kinds once a round, in alternating order: what one leaves behind, a rollup or a checkpoint, is the next one's
 * cost. Returns the results of each kind, a round each.
 */
export async function takeTurns<Kind extends string, Result>(
  kinds: readonly Kind[],
  rounds: number,
  run: (kind: Kind) => Promise<Result>,
): Promise<Map<Kind, Result[]>> {
  const results = new Map(kinds.map((kind): [Kind, Result[]] => [kind, []]));
  for (let round = 0; round < rounds; round++)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) results.get(kind)?.push(await run(kind));
  return results;
}

/** The median of the rounds' ratios: within a round the machine is the same, more or less. */
export const ratioOf = (
  runs: readonly { perSecond: number }[],
  base: readonly { perSecond: number }[],
): number => median(runs.map(({ perSecond }, round) => perSecond / (base[round]?.perSecond ?? Number.NaN)));
