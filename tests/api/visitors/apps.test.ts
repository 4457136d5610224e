import { env } from "@/lib/env";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

const APP =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 JsSdk/2 NewsArticle/9.6.4";

test("counts people in apps and without a user agent against the limit, and only redirects robots", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/", click_limit: 3 });
  const open = async (userAgent?: string) => {
    const headers: Record<string, string> = userAgent === undefined ? {} : { "User-Agent": userAgent };
    return (await exactRequest(env.SHORT_URL, { target: `/${link.slug}`, headers })).status;
  };
  const clicks = async () => (await api.get(`/links/${link.id}`)).body.clicks;
  for (const robot of ["meta-externalfetcher/1.1", "cohere-ai"]) expect(await open(robot), robot).toBe(302);
  expect(await clicks()).toBe(0);
  expect([await open(), await open(APP), await open("SmartNews 24.1.0")]).toEqual([302, 302, 302]);
  expect(await clicks()).toBe(3);
  expect(await open(APP)).toBe(410);
});
