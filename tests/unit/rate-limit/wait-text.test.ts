import { expect, test } from "@playwright/test";
import { waitText } from "@/lib/rate-limit/wait-text";

test("a wait is named in seconds below a minute, in minutes from there, rounded up", () => {
  expect([1, 12, 60, 61, 900].map(waitText)).toEqual([
    "a second",
    "12 seconds",
    "a minute",
    "2 minutes",
    "15 minutes",
  ]);
});
