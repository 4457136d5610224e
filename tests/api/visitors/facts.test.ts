import { KIND } from "@/lib/analytics/kinds";
import { db, Prisma } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { journalOf } from "@/tests/support/rows/links";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function newLink(api: Client): Promise<{ id: number; slug: string; short_url: string }> {
  return (await api.post("/links", { url: "https://example.com/" })).body;
}

const statsOf = async (api: Client, id: number) => (await api.get(`/links/${id}/stats`)).body;

/** Everything stored of the visits of a link, by column. */
const journal = (id: number) =>
  db.$queryRaw<
    Record<string, unknown>[]
  >`SELECT * FROM visit_journal WHERE kind = 1 AND ${id} = ANY (subjects)`;

const textColumns = () => db.$queryRaw<{ table: string; column: string }[]>`
  SELECT c.table_name AS table, c.column_name AS column
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
    AND (c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'inet') OR c.data_type = 'ARRAY')`;

/** The text columns of the whole database that contain a text. */
async function columnsWith(piece: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns()) {
    const [row] = await db.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM ${Prisma.raw(`"${table}"`)}
      WHERE strpos(${Prisma.raw(`"${column}"`)}::text, ${piece}) > 0`;
    if (row?.n) found.push(`${table}.${column}`);
  }
  return found;
}

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

test.describe("behind a trusted proxy", () => {
  test.describe.configure({ mode: "default", timeout: 180_000 });
  let proxied: RunningServer;

  test.beforeAll(async () => {
    proxied = await startServer({
      DATABASE_URL: databaseUrl(),
      SHORT_URL: env.SHORT_URL,
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    });
  });
  test.afterAll(() => proxied.stop());

  const COUNTRIES: [why: string, headers: Record<string, string>, country: string | null][] = [
    ["its country header", { "CF-IPCountry": "de" }, "DE"],
    ["Vercel's country header", { "X-Vercel-IP-Country": "BR" }, "BR"],
    ["an unknown country", { "CF-IPCountry": "XX" }, null],
    ["an invalid country", { "CF-IPCountry": "<b>" }, null],
    ["the address it forwards", { "X-Forwarded-For": "81.2.69.142" }, "GB"],
    ["the last address of a chain", { "X-Forwarded-For": "8.8.8.8, 81.2.69.142" }, "GB"],
    ["a private address", { "X-Forwarded-For": "192.168.1.20" }, null],
  ];
  for (const [why, headers, country] of COUNTRIES) {
    test(`the country comes from ${why}`, async ({ api }) => {
      const link = await newLink(api);
      expect((await visit(`${proxied.url}/${link.slug}`, headers)).status).toBe(302);
      expect((await statsOf(api, link.id)).countries).toEqual([{ country, clicks: 1 }]);
    });
  }

  test("never stores a visitor's address, with or without a country header", async ({ api }) => {
    const link = await newLink(api);
    const addresses = ["81.2.69.143", "2a02:26f0:6d00:5a1::b63"];
    for (const address of addresses) {
      for (const country of ["", "NL"]) {
        await visit(`${proxied.url}/${link.slug}`, {
          "X-Forwarded-For": address,
          "X-Real-IP": address,
          "CF-Connecting-IP": address,
          "CF-IPCountry": country,
        });
      }
    }
    const kept = await journal(link.id);
    const visits = await journalOf(KIND.link, [link.id]);
    expect(visits.reduce((sum, { n }) => sum + n, 0)).toBe(4);
    const known = [
      "batch",
      "at",
      "kind",
      "subjects",
      "segments",
      "counts",
      "facts",
      "countries",
      "referrers",
      "devices",
      "browsers",
      "systems",
      "languages",
      "triggers",
      "targets",
    ];
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(known.sort());
    for (const { country, referrer, device, browser, system } of visits) {
      expect(["GB", "NL", null]).toContain(country);
      expect([referrer, device, browser, system]).toEqual([null, "desktop", "Chrome", "Windows"]);
    }
    expect(await columnsWith(link.slug)).toContain("links.slug");
    for (const address of addresses) expect(await columnsWith(address)).toEqual([]);
  });
});
