import { addDays, formatDateTime, toSecond } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs/catalogue";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays, nextYear } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";
import { npmScript, readLine } from "@/tests/support/servers/npm";

// The jobs are for all accounts: concurrent tests would do each other's work.
test.describe.configure({ mode: "default" });

const URL = "https://example.com/";
const OVER = "https://example.com/over?x=1#f";

const newLink = async (api: Client, fields: object) =>
  (await api.post("/links", { url: URL, on_duplicate: "create", ...fields })).body;

const job = async (name: string) => readLine(await npmScript("job", [name]));

const seen = async (url: string, method = "GET") => {
  const response = await visit(url, {}, method);
  return [response.status, response.headers.get("location")];
};

test("after the limit visitors go to expired_url, uncounted, and the limit stays exact", async ({ api }) => {
  const link = await newLink(api, {
    click_limit: 20,
    expired_url: OVER,
    forward_query: true,
    utm: { source: "x" },
  });
  const responses = await Promise.all(
    Array.from({ length: 60 }, () =>
      visit(`${link.short_url}?a=1`).then((one) => one.headers.get("location")),
    ),
  );
  expect(responses.filter((one) => one === `${URL}?utm_source=x&a=1`)).toHaveLength(20);
  // Neither the query nor campaign parameters.
  expect(responses.filter((one) => one === OVER)).toHaveLength(40);
  const { body } = await api.get(`/links/${link.id}`);
  expect(body).toMatchObject({ clicks: 20, state: "limit_reached", active: false });
  const fallback = await visit(link.short_url);
  expect(fallback.headers.get("cache-control")).toBe("private, no-store");
  expect(fallback.headers.get("x-robots-tag")).toBe("noindex");
});

test("expired_url serves expired links, but never paused or scheduled ones", async ({ api }) => {
  const link = await newLink(api, { expired_url: OVER });
  await moveLink(link.id, { expiresAt: new Date(Date.now() - 1) });
  expect(await seen(link.short_url)).toEqual([302, OVER]);
  expect(await seen(link.short_url, "HEAD")).toEqual([302, OVER]);
  expect(await seen(link.short_url, "POST")).toEqual([303, OVER]);
  await api.patch(`/links/${link.id}`, { paused: true });
  expect(await seen(link.short_url)).toEqual([410, null]);
  await api.patch(`/links/${link.id}`, { paused: false, expires_at: null, starts_at: inDays(1) });
  expect(await seen(link.short_url)).toEqual([200, null]);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
  await api.patch(`/links/${link.id}`, { starts_at: null, expired_url: null });
  await moveLink(link.id, { expiresAt: new Date(Date.now() - 1) });
  expect(await seen(link.short_url)).toEqual([410, null]);
});

test("a link that renews itself never expires by date, but its limit ends it; events tell of ends alone", async ({
  account,
}) => {
  const { api } = account;
  const renewed = await newLink(api, { auto_renew: true });
  const limited = await newLink(api, { auto_renew: true, click_limit: 1 });
  const over = await newLink(api, { expired_url: OVER });
  for (const { id } of [renewed, limited, over])
    await moveLink(id, { expiresAt: new Date(Date.now() - 86_400_000) });
  for (const { short_url } of [renewed, limited]) expect(await seen(short_url)).toEqual([302, URL]);
  expect(await seen(limited.short_url)).toEqual([410, null]);
  expect(await seen(over.short_url)).toEqual([302, OVER]);
  const read = async ({ id }: { id: number }) => (await api.get(`/links/${id}`)).body;
  expect(await read(renewed)).toMatchObject({ state: "ok", active: true });
  const before = inDays(0);
  await job("expire-links");
  await job("renew-links");
  await job("expire-links");
  for (const link of [renewed, limited]) {
    const { expires_at } = await read(link);
    expect(expires_at >= nextYear(before) && expires_at <= nextYear(inDays(0)), expires_at).toBe(true);
  }
  expect([await seen(renewed.short_url), await seen(limited.short_url)]).toEqual([
    [302, URL],
    [410, null],
  ]);
  const where = { accountId: account.owner.accountId, name: "link.expired" };
  const ended = async () => (await db.event.findMany({ where })).map(({ data }) => Object(data).link);
  // Another process may hold a row, and then it reports that one.
  await expect.poll(async () => (await ended()).length).toBe(2);
  expect(await ended()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: limited.id, state: "limit_reached" }),
      expect.objectContaining({ id: over.id, state: "expired", long_url: URL }),
    ]),
  );
});

test("the job renews a link with fewer than 90 days left to one year from now, and no other", async ({
  api,
}) => {
  // Later than now, so that the server's own job leaves these alone.
  const later = toSecond(addDays(new Date(), 1 / 24));
  const left = addDays(later, 90);
  const link = async (fields: object, expiresAt: Date) => {
    const { id } = await newLink(api, fields);
    await moveLink(id, { expiresAt });
    return { id, expiresAt: formatDateTime(expiresAt) };
  };
  const secondLess = new Date(left.getTime() - 1000);
  const soon = await link({ auto_renew: true }, secondLess);
  const enough = await link({ auto_renew: true }, left);
  const fixed = await link({}, secondLess);
  await JOBS["renew-links"](later);
  const expiryOf = async ({ id }: { id: number }) => (await api.get(`/links/${id}`)).body.expires_at;
  expect(await expiryOf(soon)).toBe(nextYear(formatDateTime(later)));
  for (const kept of [enough, fixed]) expect(await expiryOf(kept)).toBe(kept.expiresAt);
});
