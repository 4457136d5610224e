const format = new Intl.NumberFormat("en");

/** A number with its noun in singular or plural: "1 view", "2,000 views". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${format.format(count)} ${count === 1 ? one : many}`;
