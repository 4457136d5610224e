import { db } from "@/lib/db/client";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";
import { loseDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { moveCounter, moveLink } from "@/tests/support/rows/links";
import { basic, PASSWORD, SECRET_URL } from "./password-form";

const OVER = "https://example.com/over?x=1";
const DOMAIN_OVER = "https://example.com/domain-over";
const UNKNOWN = "https://example.com/unknown";
const ROBOT = { "User-Agent": "Twitterbot/1.0" };
const GERMAN = { "Accept-Language": "de" };

/** A link that has everything which decides where its visitors go, on a domain that has, too. */
async function everything(account: TestAccount, fields: object = {}) {
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
    visitAt(domain.name, `/${slug}?b=1`, { headers: GERMAN, ...options });
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
  [
    "with none of the domain's either, it is 410",
    { expired_url: null },
    ({ id, domainId }) =>
      reachLimit(id).then(() => db.domain.update({ where: { id: domainId }, data: { expiredUrl: null } })),
    410,
    null,
  ],
  [
    "so is an expired one",
    { expired_url: null },
    ({ id, domainId }) =>
      moveLink(id, { expiresAt: past }).then(() =>
        db.domain.update({ where: { id: domainId }, data: { expiredUrl: null } }),
      ),
    410,
    null,
  ],
  ["a scheduled link waits", {}, ({ id }) => moveLink(id, { startsAt: future }), 200, null],
];

for (const [name, fields, arrange, status, location] of ROWS) {
  test(`${name}: for everybody, uncounted, and without a trace of the destination`, async ({ account }) => {
    const { link, domain, ask } = await everything(account, fields);
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

test("an unknown slug leads to the domain's not_found_url, on the default host it is 404", async ({
  account,
}) => {
  const { link, ask } = await everything(account);
  for (const visitor of VISITORS) {
    const { status, headers } = await ask(visitor, `${link.slug}-unknown`);
    expect([status, headers.get("location")]).toEqual([visitor === post ? 303 : 302, UNKNOWN]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const onDefault = await visitAt("localhost", `/${link.slug}-unknown`, visitor);
    expect([onDefault.status, onDefault.headers.get("location")]).toEqual([404, null]);
  }
});

test("the password comes before rules and split, a rule before the split, the split before the URL", async ({
  account,
}) => {
  const { link, ask } = await everything(account);
  for (const visitor of VISITORS.slice(0, 3)) {
    const { status, headers } = await ask(visitor);
    expect([status, headers.get("location")]).toEqual([200, null]);
  }
  const to = (path: string) => `${SECRET_URL}${path}?utm_source=classified-source`;
  const other = (options: { headers?: object }) => ({
    ...options,
    headers: { ...options.headers, "Accept-Language": "fr" },
  });
  const expectUncached = ({ headers }: { headers: Headers }) =>
    expect(["cache-control", "x-robots-tag", "set-cookie"].map((name) => headers.get(name))).toEqual([
      "private, no-store",
      "noindex",
      null,
    ]);
  const opened = await ask(post);
  expect([opened.status, opened.headers.get("location")]).toEqual([303, to("/rule")]);
  const split = await ask(other(post));
  expect(split.headers.get("location")).toMatch(/\/[ab]\?utm_source=classified-source$/);
  const program = { headers: basic(PASSWORD) };
  const forwarded = await ask(other(program));
  expect(forwarded.headers.get("location")).toBe(`${split.headers.get("location")}&b=1`);
  for (const response of [opened, split, forwarded]) expectUncached(response);
  // A split is for people: robots and HEAD get the URL, of which nothing is counted.
  for (const visitor of [{ headers: { ...basic(PASSWORD), ...ROBOT } }, { ...program, method: "HEAD" }])
    expect((await ask(other(visitor))).headers.get("location")).toBe(`${to("")}&b=1`);
  const { body: stats } = await account.api.get(`/links/${link.id}/stats`);
  expect(stats.clicks).toBe(3);
  expect(stats.targets.map(({ clicks }: { clicks: number }) => clicks)).toEqual([2, 1]);
});
