import { expect, test } from "@playwright/test";
import { backoff } from "@/lib/async/backoff";

const waits = (retries: { next(): number }, count: number) => Array.from({ length: count }, retries.next);

test("waits double up to the maximum, and start over after a reset", () => {
  const retries = backoff(100, 1_000, () => 0);
  expect(waits(retries, 6)).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  retries.reset();
  expect(waits(retries, 2)).toEqual([100, 200]);
});

test("each wait is shortened by at most half", () => {
  expect(
    waits(
      backoff(100, 1_000, () => 0.999_999),
      6,
    ).map(Math.round),
  ).toEqual([50, 100, 200, 400, 500, 500]);
});
