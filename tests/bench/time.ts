import { median, quantile } from "./table";

type Work = (n: number) => Promise<unknown> | unknown;

/** A table row: the median and 99th percentile in ms of that many calls, after up to ten warm-up calls. */
export async function time(what: string, times: number, work: Work): Promise<string[]> {
  for (let n = 0; n < Math.min(10, times); n++) await work(-n - 1);
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    await work(n);
    took.push(performance.now() - began);
  }
  return [what, median(took).toFixed(1), quantile(took, 0.99).toFixed(1), String(times)];
}
