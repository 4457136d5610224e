import { expect, test } from "@playwright/test";
import { timeMarks, valueMarks } from "@/components/ui/chart/scale";

test("the value axis has whole numbers, begins at 0, fits the largest value and has few marks", () => {
  expect(valueMarks(0)).toEqual([0, 1]);
  expect(valueMarks(1)).toEqual([0, 1]);
  expect(valueMarks(3)).toEqual([0, 1, 2, 3]);
  expect(valueMarks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(valueMarks(64)).toEqual([0, 20, 40, 60, 80]);
  expect(valueMarks(100)).toEqual([0, 25, 50, 75, 100]);
  for (let most = 0; most <= 30_000; most += 1 + Math.floor(most / 7)) {
    const marks = valueMarks(most);
    const top = marks.at(-1) ?? 0;
    expect(marks.every(Number.isInteger)).toBe(true);
    expect(top).toBeGreaterThanOrEqual(Math.max(1, most));
    expect(marks.length).toBeLessThanOrEqual(5);
  }
});

test("the time axis has at most six marks, evenly apart", () => {
  expect(timeMarks(1)).toEqual([0]);
  expect(timeMarks(7)).toEqual([0, 2, 4, 6]);
  for (const count of [1, 7, 24, 30, 72, 90, 365]) {
    const marks = timeMarks(count);
    expect(marks.length).toBeLessThanOrEqual(6);
    // On a phone, every second one.
    expect(timeMarks(count, 300)).toEqual(marks.filter((_, index) => index % 2 === 0));
  }
});
