import { LRUCache } from "lru-cache";

const MAX_TEXT = 512;
const MEMOIZED_RESULTS = 10_000;

/** Memoizes a function of a text's first 512 characters, for the most recent texts. */
export function memoized<T>(compute: (text: string) => T): (text: string) => T {
  const results = new LRUCache<string, { result: T }>({ max: MEMOIZED_RESULTS });
  return (whole) => {
    const start = whole.length > MAX_TEXT ? whole.slice(0, MAX_TEXT) : whole;
    const known = results.get(start);
    if (known) return known.result;
    // A copy: a slice would keep the whole header alive.
    const key = Buffer.from(start).toString();
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
}
