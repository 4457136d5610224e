import { env } from "@/lib/env";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

test("the reference's script may be kept for ever, and is sent compressed", async () => {
  const page = await (await fetch(`${env.APP_URL}/docs`)).text();
  const [script = ""] = /\/docs\/scalar\.js\?v=[\d.]+/.exec(page) ?? [];
  for (const encoding of ["identity", "gzip", "br"]) {
    const response = await fetch(env.APP_URL + script, { headers: { "Accept-Encoding": encoding } });
    expect([encoding, response.status]).toEqual([encoding, 200]);
    expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(await response.text()).toContain("createApiReference");
  }
  const head = await exactRequest(env.APP_URL, { method: "HEAD", target: script });
  expect([head.status, head.body]).toEqual([200, ""]);
});
