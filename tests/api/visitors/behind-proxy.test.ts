import { KIND } from "@/lib/analytics/kinds";
import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { COUNTRIES } from "@/lib/validation/countries";
import { expect, test, visit } from "@/tests/support/fixtures";
import { columnsWith } from "@/tests/support/readers/columns-with";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { journalOf } from "@/tests/support/rows/links";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const URL = "https://example.com/";

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

let proxied: RunningServer;

test.beforeAll(async () => {
  proxied = await startServer({
    DATABASE_URL: databaseUrl(),
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });
});
test.afterAll(() => proxied.stop());

test("rules by country believe the proxy in front, and nobody else (dubinc/dub#662, vercel/vercel#11315)", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", {
    url: URL,
    rules: [{ url: `${URL}dach`, countries: ["DE", "AT", "CH"] }],
  });
  const seen = async (server: string, headers: Record<string, string>) =>
    (await visit(`${server}/${link.slug}`, headers)).headers.get("location");
  expect(await seen(proxied.url, { "CF-IPCountry": "at" })).toBe(`${URL}dach`);
  expect(await seen(proxied.url, { "X-Forwarded-For": "193.0.6.139" })).toBe(URL);
  expect(await seen(proxied.url, { "CF-IPCountry": "FR" })).toBe(URL);
  // Without a country from the proxy, that of the address.
  expect(await seen(proxied.url, { "X-Forwarded-For": "81.169.145.70" })).toBe(`${URL}dach`);
  expect(await seen(proxied.url, { "X-Forwarded-For": "81.169.145.70", "CF-IPCountry": "XX" })).toBe(
    `${URL}dach`,
  );
  expect(await seen(proxied.url, { "X-Forwarded-For": "81.169.145.70", "CF-IPCountry": "FR" })).toBe(URL);
  expect(await seen(env.SHORT_URL, { "CF-IPCountry": "DE", "X-Forwarded-For": "81.169.145.70" })).toBe(URL);
  const { body: stats } = await api.get(`/links/${link.id}/stats`);
  expect(stats.targets).toContainEqual({ id: 1, label: "", url: `${URL}dach`, clicks: 3 });
  // Clicks that a rule routes keep their country (AmoabaKelvin/ishortn.ink#268).
  expect(stats.countries).toHaveLength(5);
  expect(stats.countries).toEqual(
    expect.arrayContaining([
      { country: "DE", clicks: 2 },
      { country: "FR", clicks: 2 },
      { country: "AT", clicks: 1 },
      { country: "NL", clicks: 1 },
      { country: null, clicks: 1 },
    ]),
  );
});

test("an unknown country is none of all countries", async ({ api }) => {
  const rules = Array.from({ length: Math.ceil(COUNTRIES.length / 50) }, (_, n) => ({
    url: `${URL}known`,
    countries: COUNTRIES.slice(n * 50, n * 50 + 50),
  }));
  const { body: link } = await api.post("/links", { url: URL, rules });
  const seen = async (headers: Record<string, string>) =>
    (await visit(`${proxied.url}/${link.slug}`, headers)).headers.get("location");
  for (const country of ["AD", "DE", "ZW"])
    expect(await seen({ "CF-IPCountry": country })).toBe(`${URL}known`);
  for (const unknown of ["XX", "ZZ", "T1", ""]) {
    expect(await seen({ "CF-IPCountry": unknown }), unknown).toBe(URL);
    expect(await seen({ "CF-IPCountry": unknown, "X-Forwarded-For": "192.168.1.20" }), unknown).toBe(URL);
  }
});

test("the visitor of a split is told apart by the address behind the proxy, an IPv6 one by its network", async ({
  api,
}) => {
  const variants = Array.from({ length: 8 }, (_, n) => ({ url: `${URL}${n}`, weight: n === 0 ? 16 : 12 }));
  const { body: link } = await api.post("/links", { url: URL, split: variants });
  const seen = async (address: string) =>
    (await visit(`${proxied.url}/${link.slug}`, { "X-Forwarded-For": address })).headers.get("location");
  const network = await seen("2001:db8:1:2::1");
  for (const neighbour of ["1:2::2", "1:2:ffff::9", "1:2:ffff:ffff:ffff:ffff"])
    expect(await seen(`2001:db8:${neighbour}`), neighbour).toBe(network);
  const networks = await Promise.all(
    Array.from({ length: 40 }, (_, n) => seen(`2001:db8:1:${n.toString(16)}::1`)),
  );
  expect(new Set(networks).size).toBeGreaterThan(3);
  const others = await Promise.all(Array.from({ length: 40 }, (_, n) => seen(`203.0.113.${n}`)));
  expect(new Set(others).size).toBeGreaterThan(3);
});

test("X-Forwarded-Host is the visitor's host, as the proxy next to us wrote it", async ({ account, api }) => {
  const { name } = await serveDomain(account);
  const { body: link } = await api.post("/links", { url: "https://example.com/", domain: name });
  const open = async (forwarded: string) => {
    const headers = { "X-Forwarded-Host": forwarded };
    return (await visitAt("app:3000", `/${link.slug}`, { headers, base: proxied.url })).status;
  };
  for (const spelling of [name, `${name.toUpperCase()}.:443`, ` ${name} `])
    expect(await open(spelling), spelling).toBe(302);
  expect(await open(`forged.example.com, ${name}`)).toBe(302);
  expect(await open(`${name}, go.example.org`)).toBe(404);
  const login = { headers: { "X-Forwarded-Host": name }, base: proxied.url };
  expect((await visitAt("app:3000", "/login", login)).status).toBe(404);
});

/** Everything stored of the visits of a link, by column. */
const journal = (id: number) =>
  db.$queryRaw<
    Record<string, unknown>[]
  >`SELECT * FROM visit_journal WHERE kind = 1 AND ${id} = ANY (subjects)`;

const SOURCES: [why: string, headers: Record<string, string>, country: string | null][] = [
  ["its country header", { "CF-IPCountry": "de" }, "DE"],
  ["Vercel's country header", { "X-Vercel-IP-Country": "BR" }, "BR"],
  ["an unknown country", { "CF-IPCountry": "XX" }, null],
  ["an invalid country", { "CF-IPCountry": "<b>" }, null],
  ["the address it forwards", { "X-Forwarded-For": "81.2.69.142" }, "GB"],
  ["the last address of a chain", { "X-Forwarded-For": "8.8.8.8, 81.2.69.142" }, "GB"],
  ["a private address", { "X-Forwarded-For": "192.168.1.20" }, null],
];
for (const [why, headers, country] of SOURCES) {
  test(`the country comes from ${why}`, async ({ api }) => {
    const link = (await api.post("/links", { url: URL })).body;
    expect((await visit(`${proxied.url}/${link.slug}`, headers)).status).toBe(302);
    expect((await api.get(`/links/${link.id}/stats`)).body.countries).toEqual([{ country, clicks: 1 }]);
  });
}

test("never stores a visitor's address, with or without a country header", async ({ api }) => {
  const link = (await api.post("/links", { url: URL })).body;
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
