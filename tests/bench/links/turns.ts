import { median } from "../table";

/**
 * Runs all kinds once a round, in alternating order, because the next one pays for a rollup or checkpoint that one
 * leaves behind. Returns the results of each kind, by round.
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

/** The median of the rounds' ratios: within a round, conditions are about the same. */
export const ratioOf = (
  runs: readonly { perSecond: number }[],
  base: readonly { perSecond: number }[],
): number => median(runs.map(({ perSecond }, round) => perSecond / (base[round]?.perSecond ?? Number.NaN)));
