import { expect, test } from "@playwright/test";
import { retryWaits } from "@/lib/openapi/builder/retry-waits-text";
import { apiDocument } from "@/lib/openapi/document";

for (const [seconds, words] of [
  [[60, 300, 600], "1, 5 and 10 minutes"],
  [[60], "1 minute"],
  [[30, 90], "30 seconds and 90 seconds"],
  [[5, 10], "5 and 10 seconds"],
  [[30, 300, 3600], "30 seconds, 5 minutes and 1 hour"],
  [[3600, 7200], "1 and 2 hours"],
  [[0, 0, 0], "0, 0 and 0 seconds"],
] as const)
  test(`describes waits of ${seconds.join(", ")} seconds as ${words}`, () => {
    expect(retryWaits(seconds)).toBe(words);
  });

test("the OpenAPI document describes the configured waits", () => {
  const described = (seconds: number[]) => JSON.stringify(apiDocument(seconds).webhooks);
  expect(described([60, 300, 600])).toContain("is retried after 1, 5 and 10 minutes");
  expect(described([20, 40])).toContain("is retried after 20 and 40 seconds");
  expect(described([20, 40])).not.toContain("10 minutes");
});
