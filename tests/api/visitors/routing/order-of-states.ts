import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { loseDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { moveCounter, moveLink } from "@/tests/support/rows/links";
import { basic, enter, PASSWORD, SECRET_URL } from "./password-form";

const OVER = "https://example.com/over?x=1";
const DOMAIN_OVER = "https://example.com/domain-over";
const UNKNOWN = "https://example.com/unknown";
const ROBOT = { "User-Agent": "Twitterbot/1.0" };
const GERMAN = { "Accept-Language": "de" };

/** A link that has everything which decides where its visitors go, on a domain of the server at `base` that has, too. */
async function everything(account: TestAccount, base: string, fields: object = {}) {
  const domain = await serveDomain(account, { notFoundUrl: UNKNOWN, expiredUrl: DOMAIN_OVER });
  const { body: link } = await account.api.post("/links", {
    url: SECRET_URL,
    title: "Classified title",
    domain: domain.name,
    click_limit: 9,
    forward_query: true,
    utm: { source: "classified-source" },
    expired_url: OVER,
    password: PASSWORD,
    rules: [{ url: `${SECRET_URL}/rule`, languages: ["de"] }],
    split: ["a", "b"].map((name) => ({ url: `${SECRET_URL}/${name}`, weight: 50 })),
    ...fields,
  });
  const ask = (options: object = {}, slug = link.slug) =>
    visitAt(domain.name, `/${slug}?b=1`, { base, headers: GERMAN, ...options });
  return { link, domain, ask };
}

const post = {
  method: "POST",
  headers: { ...GERMAN, "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams({ password: PASSWORD }).toString(),
};

/** Everybody who asks: people, robots, HEAD, and who has the password. */
const VISITORS: readonly object[] = [
  {},
  { headers: { ...GERMAN, ...ROBOT } },
  { method: "HEAD" },
  { headers: { ...GERMAN, ...basic(PASSWORD) } },
  post,
];

const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 86_400_000)];
const reachLimit = async (id: number) => {
  await moveCounter(id, { clicks: 9 });
  await moveLink(id, { clickLimit: 9 });
};
type Link = { id: number; domainId: number };

// From the first row down, each row has what all rows below it ask about.
const ROWS: readonly (readonly [
  name: string,
  fields: object,
  arrange: (link: Link) => Promise<unknown>,
  status: number,
  location: string | null,
])[] = [
  ["a domain that isn't served is 404", { paused: true }, ({ domainId }) => loseDomain(domainId), 404, null],
  [
    "a paused link is 410, whatever else has ended",
    { paused: true },
    ({ id }) => reachLimit(id).then(() => moveLink(id, { expiresAt: past, startsAt: future })),
    410,
    null,
  ],
  [
    "an expired link leads to its expired_url",
    {},
    ({ id }) => moveLink(id, { expiresAt: past, startsAt: future }),
    302,
    OVER,
  ],
  ["so does one that has reached its limit", { starts_at: null }, ({ id }) => reachLimit(id), 302, OVER],
  [
    "without one of its own, to the domain's",
    { expired_url: null },
    ({ id }) => reachLimit(id).then(() => moveLink(id, { startsAt: future })),
    302,
    DOMAIN_OVER,
  ],
  ["without any, it is 410", { expired_url: null }, endWithoutFallback, 410, null],
  ["a scheduled link waits", {}, ({ id }) => moveLink(id, { startsAt: future }), 200, null],
];

async function endWithoutFallback({ id, domainId }: Link) {
  await db.domain.update({ where: { id: domainId }, data: { expiredUrl: null } });
  await reachLimit(id);
}

// What a POST gets of links without a password, after one visit.
const POSTS: readonly (readonly [
  name: string,
  fields: object,
  move: Parameters<typeof moveLink>[1],
  status: number,
  location: string | null,
])[] = [
  ["active", {}, {}, 405, null],
  ["active, with rules", { rules: [{ url: SECRET_URL, qr: false }] }, {}, 405, null],
  ["scheduled", {}, { startsAt: future }, 200, null],
  ["expired", {}, { expiresAt: past }, 410, null],
  ["expired, with a fallback", { expired_url: OVER }, { expiresAt: past }, 303, OVER],
  ["at its limit", { click_limit: 1 }, {}, 410, null],
  ["at its limit, with a fallback", { click_limit: 1, expired_url: OVER }, {}, 303, OVER],
  ["paused, with a fallback", { expired_url: OVER }, { paused: true, expiresAt: past }, 410, null],
];

/** Tests the order of states at the server at `base`, row by row. */
export function testOrderOfStates(base: () => string): void {
  for (const [name, fields, arrange, status, location] of ROWS) {
    test(`${name}: for everybody, uncounted, and without a trace of the destination`, async () => {
      const account = await newAccount("free", base());
      const { link, domain, ask } = await everything(account, base(), fields);
      await arrange({ id: link.id, domainId: domain.id });
      const { clicks } = (await account.api.get(`/links/${link.id}`)).body;
      for (const visitor of VISITORS) {
        const { headers, body, ...response } = await ask(visitor);
        const isRedirect = status === 302;
        const expected = visitor === post && isRedirect ? 303 : status;
        expect([response.status, headers.get("location")], JSON.stringify(visitor)).toEqual([
          expected,
          location,
        ]);
        expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
          "private, no-store",
          "noindex",
        ]);
        expect(headers.get("set-cookie")).toBeNull();
        expect(`${body}${JSON.stringify([...headers])}`).not.toMatch(/classified|type="password"/i);
      }
      expect((await account.api.get(`/links/${link.id}`)).body.clicks).toBe(clicks);
    });
  }

  test("an unknown slug leads to the domain's not_found_url, on the default host it is 404", async () => {
    const account = await newAccount("free", base());
    const { link, ask } = await everything(account, base());
    for (const visitor of VISITORS) {
      const { status, headers } = await ask(visitor, `${link.slug}-unknown`);
      expect([status, headers.get("location")]).toEqual([visitor === post ? 303 : 302, UNKNOWN]);
      expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
        "private, no-store",
        "noindex",
      ]);
      const onDefault = await visitAt("localhost", `/${link.slug}-unknown`, { base: base(), ...visitor });
      expect([onDefault.status, onDefault.headers.get("location")]).toEqual([404, null]);
    }
  });

  test("the password comes before rules and split, a rule before the split, the split before the URL", async () => {
    const account = await newAccount("free", base());
    const { link, ask } = await everything(account, base());
    for (const visitor of VISITORS.slice(0, 3)) {
      const { status, headers } = await ask(visitor);
      expect([status, headers.get("location")]).toEqual([200, null]);
    }
    const to = (path: string) => `${SECRET_URL}${path}?utm_source=classified-source`;
    const other = (options: { headers?: object }) => ({
      ...options,
      headers: { ...options.headers, "Accept-Language": "fr" },
    });
    const opened = await ask(post);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, to("/rule")]);
    const split = await ask(other(post));
    expect(split.headers.get("location")).toMatch(/\/[ab]\?utm_source=classified-source$/);
    const program = { headers: basic(PASSWORD) };
    expect((await ask(other(program))).headers.get("location")).toBe(`${split.headers.get("location")}&b=1`);
    // A split is for people: robots and HEAD get the URL, of which nothing is counted.
    for (const visitor of [{ headers: { ...basic(PASSWORD), ...ROBOT } }, { ...program, method: "HEAD" }])
      expect((await ask(other(visitor))).headers.get("location")).toBe(`${to("")}&b=1`);
    const { body: stats } = await account.api.get(`/links/${link.id}/stats`);
    expect(stats.clicks).toBe(3);
    expect(stats.targets.map(({ clicks }: { clicks: number }) => clicks)).toEqual([2, 1]);
  });

  test("a link without a password answers a POST by its state, uncounted", async () => {
    const { api } = await newAccount("free", base());
    for (const [name, fields, move, status, location] of POSTS) {
      const { body: link } = await api.post("/links", { url: SECRET_URL, on_duplicate: "create", ...fields });
      expect((await visit(link.short_url)).status, name).toBe(302);
      await moveLink(link.id, move);
      const { headers, status: received } = await enter(link.short_url, PASSWORD);
      expect([received, headers.get("location")], name).toEqual([status, location]);
      expect(headers.get("allow"), name).toBe(status === 405 ? "GET, HEAD" : null);
      expect((await api.get(`/links/${link.id}`)).body.clicks, name).toBe(1);
    }
    expect((await enter(`${base()}/unknown-${randomUUID()}`, PASSWORD)).status).toBe(404);
  });
}
