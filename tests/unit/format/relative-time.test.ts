import { expect, test } from "@playwright/test";
import { relativeTime } from "@/components/ui/relative-time";

const NOW = Date.parse("2030-01-01T12:00:00Z");

for (const [seconds, expected] of [
  [-60, undefined],
  [-59, "just now"],
  [0, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [150, "2 minutes ago"],
  [3_599, "59 minutes ago"],
  [3_600, "1 hour ago"],
  [86_399, "23 hours ago"],
  [86_400, undefined],
] as const) {
  test(`${seconds} seconds ago is ${expected ?? "an exact date"}`, () => {
    expect(relativeTime(new Date(NOW - seconds * 1_000), NOW)).toBe(expected);
  });
}
