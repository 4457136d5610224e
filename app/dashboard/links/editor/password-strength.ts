const POOLS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 32],
  [/[^\p{ASCII}]/u, 64],
];

const FAIR_BITS = 40;
const STRONG_BITS = 64;

/** A hint about the strength of a password; "" without one. */
export function passwordStrength(password: string): string {
  if (password === "") return "";
  const pool = POOLS.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
  // Repeated characters add little.
  const length = (new Set(password).size + [...password].length) / 2;
  const bits = length * Math.log2(Math.max(pool, 2));
  if (bits < FAIR_BITS) return "Weak: easy to guess. A few random words are stronger.";
  return bits < STRONG_BITS ? "Fair: a longer one is safer." : "Strong.";
}
