import { mock } from "node:test";
import { expect, test } from "@playwright/test";
import { oncePerSecond } from "@/lib/async/once-per-second";

test("the first is reported at once, others once a second with their sum", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const reports: [string, number][] = [];
  const report = oncePerSecond<string>((latest, sum) => reports.push([latest, sum]));
  report("a", 1);
  expect(reports).toEqual([["a", 1]]);
  for (const latest of ["b", "c", "d"]) report(latest, 5);
  expect(reports).toHaveLength(1);
  mock.timers.tick(1_000);
  expect(reports).toEqual([
    ["a", 1],
    ["d", 15],
  ]);
  mock.timers.tick(5_000);
  report("e", 2);
  expect(reports.at(-1)).toEqual(["e", 2]);
  mock.timers.reset();
});
