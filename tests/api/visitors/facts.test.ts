import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { columnsWith } from "@/tests/support/readers/columns-with";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function newLink(api: Client): Promise<{ id: number; slug: string; short_url: string }> {
  return (await api.post("/links", { url: "https://example.com/" })).body;
}

const statsOf = async (api: Client, id: number) => (await api.get(`/links/${id}/stats`)).body;

test("the statistics list device and browser", async ({ api }) => {
  const link = await newLink(api);
  const agents = [undefined, undefined, undefined, IPHONE, IPHONE, IPAD, "curl/8.5.0"];
  for (const agent of agents) await visit(link.short_url, agent ? { "User-Agent": agent } : {});
  const { devices, browsers } = await statsOf(api, link.id);
  expect(devices).toHaveLength(4);
  expect(devices).toEqual(
    expect.arrayContaining([
      { device: "desktop", clicks: 3 },
      { device: "mobile", clicks: 2 },
      { device: "tablet", clicks: 1 },
      { device: null, clicks: 1 },
    ]),
  );
  expect(browsers).toHaveLength(3);
  expect(browsers).toEqual(
    expect.arrayContaining([
      { browser: "Chrome", clicks: 3 },
      { browser: "Safari", clicks: 3 },
      { browser: "curl", clicks: 1 },
    ]),
  );
  await visit(link.short_url, { "User-Agent": FIREFOX });
  expect((await statsOf(api, link.id)).browsers).toContainEqual({ browser: "Firefox", clicks: 1 });
});

test("stores only the host of a referrer; the short-link host and none are direct", async ({ api }) => {
  const link = await newLink(api);
  const referrers = [
    "https://news.example.org/private/thread?session=secret#1",
    "https://NEWS.example.org/",
    "http://other.example:8080/x",
    `${env.SHORT_URL}/somewhere`,
    link.short_url,
    "not an address",
    "javascript:alert(1)",
    "",
  ];
  for (const Referer of referrers) await visit(link.short_url, { Referer });
  const { referrers: named } = await statsOf(api, link.id);
  expect(named).toEqual([
    { referrer: null, clicks: 5 },
    { referrer: "news.example.org", clicks: 2 },
    { referrer: "other.example:8080", clicks: 1 },
  ]);
  for (const piece of ["private/thread", "session=secret"]) expect(await columnsWith(piece)).toEqual([]);
});

test("ignores a stranger's country headers, and keeps their text out of the statistics", async ({ api }) => {
  const link = await newLink(api);
  const { status } = await visit(link.short_url, {
    "CF-IPCountry": "DE",
    "X-Vercel-IP-Country": "DE",
    "X-Forwarded-For": "8.8.8.8",
    "X-Real-IP": "8.8.8.8",
    Forwarded: "for=8.8.8.8",
    "User-Agent": "<script>alert(1)</script>\t\u00ff".repeat(200),
    Referer: `https://${"a".repeat(5_000)}.example/`,
  });
  expect(status).toBe(302);
  expect(await statsOf(api, link.id)).toMatchObject({
    clicks: 1,
    countries: [{ country: null, clicks: 1 }],
    referrers: [{ referrer: null, clicks: 1 }],
    devices: [{ device: null, clicks: 1 }],
    browsers: [{ browser: null, clicks: 1 }],
  });
});
