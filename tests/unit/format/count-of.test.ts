import { expect, test } from "@playwright/test";
import { countOf } from "@/components/ui/count-of";

for (const [count, views, dishes] of [
  [0, "0 views", "0 dishes"],
  [1, "1 view", "1 dish"],
  [2, "2 views", "2 dishes"],
  [1_000, "1,000 views", "1,000 dishes"],
] as const) {
  test(`${count} is ${views} and ${dishes}`, () => {
    expect(countOf(count, "view")).toBe(views);
    expect(countOf(count, "dish", "dishes")).toBe(dishes);
  });
}
