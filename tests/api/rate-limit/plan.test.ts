import { setPlan } from "@/lib/accounts/service";
import { env } from "@/lib/env";
import { route } from "@/lib/http/api/route";
import { webHandler } from "@/lib/http/api/web-handler";
import { json } from "@/lib/http/response/responses";
import { LIMITS } from "@/lib/plans";
import { expect, test } from "@/tests/support/fixtures";

const endpoint = route({ GET: async () => json({}) });

test("the limit per minute is that of the account's plan", async ({ account }) => {
  const headers = { Authorization: `Bearer ${await account.newKey()}` };
  const respond = webHandler((request) => endpoint(request, {}));
  const ask = () => respond(new Request(`${env.APP_URL}/api/v1/me`, { headers }));
  const usual = LIMITS.pro.requests_per_minute;
  LIMITS.pro.requests_per_minute = 3;
  try {
    expect((await ask()).headers.get("x-ratelimit-limit")).toBe(String(LIMITS.free.requests_per_minute));
    await setPlan(account.email, "pro");
    const responses = [await ask(), await ask(), await ask()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(responses.map((response) => response.headers.get("x-ratelimit-limit"))).toEqual(["3", "3", "3"]);
  } finally {
    LIMITS.pro.requests_per_minute = usual;
  }
});
