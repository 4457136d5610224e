// RFC 3492, with its names. Browsers have no function for it.

const BASE = 36;
const MIN = 1;
const MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10ffff;

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((BASE - MIN) * MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - MIN));
  return bias + Math.floor(((BASE - MIN + 1) * rest) / (rest + SKEW));
}

/** The text of an A-label without its `xn--`; undefined for what encodes none. */
export function decodePunycode(encoded: string): string | undefined {
  const hyphen = encoded.lastIndexOf("-");
  const output = Array.from(encoded.slice(0, Math.max(hyphen, 0)), (char) => char.charCodeAt(0));
  let codePoint = FIRST_CODE_POINT;
  let bias = INITIAL_BIAS;
  let insertAt = 0;
  for (let at = hyphen + 1; at < encoded.length; ) {
    const before = insertAt;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const char = encoded.charAt(at++);
      if (!/[a-z0-9]/i.test(char)) return undefined;
      // a to z are 0 to 25, the figures after them.
      const digit = (Number.parseInt(char, BASE) + MAX) % BASE;
      insertAt += digit * weight;
      const threshold = Math.min(Math.max(k - bias, MIN), MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const points = output.length + 1;
    bias = adapt(insertAt - before, points, before === 0);
    codePoint += Math.floor(insertAt / points);
    if (!(codePoint <= LAST_CODE_POINT)) return undefined;
    insertAt %= points;
    output.splice(insertAt++, 0, codePoint);
  }
  return String.fromCodePoint(...output);
}
