// The 97.5 % quantile of the normal distribution.
const Z = 1.959964;

/** The 95 % Wilson confidence interval of a proportion, observed as `count` of `total`. */
export function confidenceInterval(count: number, total: number): { low: number; high: number } {
  const share = count / total;
  const z2 = Z * Z;
  const middle = share + z2 / (2 * total);
  const reach = Z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
  const scale = 1 + z2 / total;
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}
