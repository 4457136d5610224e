import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { expireLinks } from "@/lib/links/emit-expired";
import { Client } from "@/tests/support/clients/api-client";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";
import { tally, twoCopies } from "@/tests/support/servers/copies";

// Conflicting requests to two copies of the app at the same time. Whichever wins, nothing is half done and nobody gets a 5xx.

test.describe.configure({ mode: "default", timeout: 180_000 });

const URL = "https://example.com/";
const copies = twoCopies();

async function clients() {
  const account = await newAccount();
  const [one, other] = copies.map((server) => new Client(server.url, account.newKey));
  if (!one || !other) throw new Error("there are not two copies");
  return { ...account, one, other };
}

const open = (n: number, slug: string) => visit(`${copies[n % 2 ? 1 : 0].url}/${slug}`);
const crowd = (count: number, slug: string) =>
  Promise.all(Array.from({ length: count }, async (_, n) => (await open(n, slug)).status));

test("one of two renamed links and a new one gets a contested alias", async () => {
  const [mine, theirs] = [await clients(), await clients()];
  for (let round = 0; round < 8; round++) {
    const { body: first } = await mine.one.post("/links", { url: `${URL}first-${round}` });
    const { body: second } = await theirs.other.post("/links", { url: `${URL}second-${round}` });
    const alias = `race-${randomUUID()}`;
    const responses = await Promise.all([
      mine.one.patch(`/links/${first.id}`, { alias, title: "renamed" }),
      theirs.other.patch(`/links/${second.id}`, { alias: alias.toUpperCase(), title: "renamed" }),
      mine.other.post("/links", { url: `${URL}third-${round}`, alias }),
    ]);
    const won = responses.filter(({ status }) => status < 300);
    expect(responses.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    expect((await open(round, alias)).headers.get("location")).toBe(won[0]?.body.long_url);
    for (const [api, link] of [
      [mine.other, first],
      [theirs.one, second],
    ] as const) {
      const { body: now } = await api.get(`/links/${link.id}`);
      if (now.id !== won[0]?.body.id) expect(now).toEqual(link);
    }
  }
});

test("two links that swap aliases always end up with different ones that work", async () => {
  const { one, other } = await clients();
  for (let round = 0; round < 8; round++) {
    const [a, b] = [`a-${randomUUID()}`, `b-${randomUUID()}`];
    const [{ body: first }, { body: second }] = await Promise.all([
      one.post("/links", { url: `${URL}a`, alias: a }),
      other.post("/links", { url: `${URL}b`, alias: b }),
    ]);
    const responses = await Promise.all([
      one.patch(`/links/${first.id}`, { alias: b }),
      other.patch(`/links/${second.id}`, { alias: a }),
      other.patch(`/links/${first.id}`, { alias: `c-${randomUUID()}` }),
    ]);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const slugs = [first, second].map(({ id }) => one.get(`/links/${id}`));
    const [left, right] = (await Promise.all(slugs)).map(({ body }) => body.slug);
    expect(left).not.toBe(right);
    expect((await open(0, left)).headers.get("location")).toBe(`${URL}a`);
    expect((await open(1, right)).headers.get("location")).toBe(`${URL}b`);
  }
});

test("a link deleted under load reports exactly the visitors it redirected", async () => {
  const { one, other, owner } = await clients();
  for (let round = 0; round < 5; round++) {
    const { body: link } = await one.post("/links", { url: `${URL}${round}` });
    const early = crowd(40, link.slug);
    await open(0, link.slug);
    const [gone, late] = await Promise.all([other.delete(`/links/${link.id}`), crowd(40, link.slug)]);
    const counts = tally([...(await early), ...late, 302]);
    expect(gone.status).toBe(200);
    expect(Object.keys(counts).every((status) => ["302", "404"].includes(status))).toBe(true);
    const where = { accountId: owner.accountId, name: "link.deleted" };
    const last = await db.event.findFirst({ where, orderBy: { id: "desc" } });
    expect(Object(last?.data).link).toMatchObject({ id: link.id, clicks: counts[302] });
    expect(await crowd(4, link.slug)).toEqual([404, 404, 404, 404]);
  }
});

test("raising a limit under load, and pausing, take effect exactly", async () => {
  const { one, other } = await clients();
  const { body: link } = await one.post("/links", { url: URL, click_limit: 30 });
  const at = `/links/${link.id}`;
  const [first, raised, second] = await Promise.all([
    crowd(60, link.slug),
    other.patch(at, { click_limit: 70 }),
    crowd(60, link.slug),
  ]);
  expect(raised.status).toBe(200);
  const counts = tally([...first, ...second, ...(await crowd(60, link.slug))]);
  expect(counts).toEqual({ 302: 70, 410: 110 });
  await one.patch(at, { click_limit: null });
  const before = crowd(60, link.slug);
  await other.patch(at, { paused: true });
  expect(tally(await crowd(20, link.slug))).toEqual({ 410: 20 });
  const passed = tally(await before)[302] ?? 0;
  expect((await one.get(at)).body).toMatchObject({ clicks: 70 + passed, state: "disabled" });
});

test("an extension takes effect for every later visitor, and an expiry is reported at most once", async () => {
  const { one, other, owner } = await clients();
  for (let round = 0; round < 6; round++) {
    const { body: link } = await one.post("/links", { url: `${URL}${round}` });
    await moveLink(link.id, { expiresAt: new Date(Date.now() - 1_000) });
    const [extended, seen] = await Promise.all([
      other.post(`/links/${link.id}/extend`, { days: 7 }),
      crowd(20, link.slug),
      expireLinks(new Date()),
      expireLinks(new Date()),
    ]);
    expect(extended).toMatchObject({ status: 200, body: { state: "ok" } });
    for (const status of seen) expect([302, 410]).toContain(status);
    expect(tally(await crowd(10, link.slug))).toEqual({ 302: 10 });
    const passed = tally(seen)[302] ?? 0;
    expect((await one.get(`/links/${link.id}`)).body.clicks).toBe(passed + 10);
    const notified = await db.event.findMany({ where: { accountId: owner.accountId, name: "link.expired" } });
    expect(
      notified.filter(({ data }) => JSON.stringify(data).includes(`"id":${link.id},`)).length,
    ).toBeLessThan(2);
    // It can expire again, and is then reported.
    expect((await db.link.findUniqueOrThrow({ where: { id: link.id } })).expiryNotified).toBe(false);
  }
});

test("concurrent extensions add up like sequential ones", async () => {
  const { one, other } = await clients();
  const { body: link } = await one.post("/links", { url: URL, expire_days: 7 });
  const sides = [one, other];
  const extend = (n: number) => sides[n % 2]?.post(`/links/${link.id}/extend`, { days: 3 });
  const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => extend(n)));
  const ends = responses.map((response) => response?.body.expires_at).sort();
  expect(new Set(ends).size).toBe(10);
  const days = (Date.parse(`${ends.at(-1)}Z`) - Date.parse(`${link.expires_at}Z`)) / 86_400_000;
  expect(days).toBe(30);
});

test("a URL shortened while its link is deleted ends up with one link, never two", async () => {
  const { one, other } = await clients();
  for (let round = 0; round < 6; round++) {
    const url = `${URL}${randomUUID()}`;
    const { body: link } = await one.post("/links", { url });
    const [gone, ...creations] = await Promise.all([
      one.delete(`/links/${link.id}`),
      other.post("/links", { url }),
      one.post("/links", { url }),
      other.post("/links", { url }),
    ]);
    expect(gone.status).toBe(200);
    for (const { status } of creations) expect([200, 201]).toContain(status);
    const { body: after } = await one.post("/links", { url });
    expect(after.id).not.toBe(link.id);
    expect((await other.get(`/links?q=${url.slice(-36)}`)).body.total).toBe(1);
  }
});
