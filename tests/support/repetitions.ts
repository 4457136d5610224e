const all = process.env.ALL_CASES !== undefined;
const seed = Number(process.env.FAST_CHECK_SEED ?? 0);
const SHARE = 5;
const FEW = 40;
const ROUNDS = 2;

/** How many cases of a property this run checks: a fifth, chosen by the run's seed; all with `npm run test:full`. */
export const cases = (count: number): number => (all ? count : Math.ceil(count / SHARE));

/** The first two of the kills that a test repeats; all with `npm run test:full`. */
export const rounds = <Round>(kills: readonly Round[]): readonly Round[] =>
  all ? kills : kills.slice(0, ROUNDS);

/** The values of a long list that this run checks: every fifth, chosen by the seed; otherwise as `cases`. */
export const someOf = <Value>(values: readonly Value[]): Value[] =>
  values.filter((_, index) => all || values.length <= FEW || index % SHARE === seed % SHARE);

/** As many values as `cases`, in turn: the next index begins with the next value. */
export function inTurn<Value>(values: readonly Value[], index: number): Value[] {
  const start = index % values.length;
  return [...values.slice(start), ...values.slice(0, start)].slice(0, cases(values.length));
}
