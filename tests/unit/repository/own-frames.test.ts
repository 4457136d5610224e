import { expect, test } from "@playwright/test";
import fc from "fast-check";

/** A stack taken in a function that a library calls: the lines of the library, and ours. */
function stackIn(message: string): { library: number; ours: number } {
  let stack = "";
  const take = () => {
    stack = new Error(message).stack ?? "";
  };
  fc.assert(fc.property(fc.constant(0), take), { numRuns: 1 });
  const lines = stack.split("\n");
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return { library: count(/fast-check/), ours: count(/own-frames\.test\.ts/) };
}

test("a stack that Playwright takes has our frames and the library's that we called; one of an error has all", () => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const [step, error] = [stackIn(""), stackIn("an error")];
  Error.stackTraceLimit = limit;
  expect(step).toEqual({ library: 1, ours: error.ours });
  expect(error.library).toBeGreaterThan(3);
});
