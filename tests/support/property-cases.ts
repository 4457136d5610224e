/** How many cases of a property this run looks at: a fifth, chosen by the run's seed; all with `npm run test:full`. */
export const cases = (all: number): number => (process.env.ALL_CASES ? all : Math.ceil(all / 5));
