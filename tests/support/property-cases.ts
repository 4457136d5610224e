const all = process.env.ALL_CASES !== undefined;
const seed = Number(process.env.FAST_CHECK_SEED ?? 0);
const SHARE = 5;
const FEW = 40;

/** How many cases of a property this run looks at: a fifth, chosen by the run's seed; all with `npm run test:full`. */
export const cases = (count: number): number => (all ? count : Math.ceil(count / SHARE));

/** The values of a long list that this run looks at: every fifth, which ones is the seed's choice; otherwise as `cases`. */
export const someOf = <Value>(values: readonly Value[]): Value[] =>
  values.filter((_, index) => all || values.length <= FEW || index % SHARE === seed % SHARE);
