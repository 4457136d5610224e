import { env } from "@/lib/env";
import { retryWaits } from "@/lib/openapi/builder/retry-waits-text";
import { expect, test } from "@/tests/support/fixtures";

test("the server's OpenAPI document and guide describe its configured waits", async () => {
  const promise = `is retried after ${retryWaits(env.WEBHOOK_RETRY_SECONDS)}`;
  // The tests' own setting, not the default.
  expect(promise).toBe("is retried after 0, 0 and 0 seconds");
  const read = async (path: string) => (await fetch(`${env.APP_URL}${path}`)).text();
  expect(await read("/api/v1/openapi.json")).toContain(promise);
  const text = (await read("/docs/webhooks")).replace(/<!--.*?-->|\s+/g, " ").replace(/ +/g, " ");
  expect(text).toContain(promise);
});
