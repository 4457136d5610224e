import { db } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs/catalogue";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";

const URL = "https://example.com/";
const OVER = "https://example.com/over?x=1#f";

const newLink = async (api: Client, fields: object) =>
  (await api.post("/links", { url: URL, on_duplicate: "create", ...fields })).body;

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

test("a link that renews itself never expires, with and without the job having run", async ({ account }) => {
  const { api } = account;
  const [renewed, other] = [await newLink(api, { auto_renew: true }), await newLink(api, {})];
  for (const { id } of [renewed, other]) await moveLink(id, { expiresAt: new Date(Date.now() - 86_400_000) });
  expect(await seen(renewed.short_url)).toEqual([302, URL]);
  expect(await seen(other.short_url)).toEqual([410, null]);
  expect((await api.get(`/links/${renewed.id}`)).body).toMatchObject({ state: "ok", active: true });
  const now = new Date();
  await JOBS["expire-links"](now);
  await JOBS["renew-links"](now);
  await JOBS["expire-links"](now);
  const { body } = await api.get(`/links/${renewed.id}`);
  expect(body.expires_at.slice(0, 4)).toBe(String(now.getUTCFullYear() + 1));
  expect(await seen(renewed.short_url)).toEqual([302, URL]);
  const events = await db.event.findMany({
    where: { accountId: account.owner.accountId, name: "link.expired" },
  });
  expect(events.map(({ data }) => Object(data).link.id)).toEqual([other.id]);
});

test("the job moves an expiry of fewer than 90 days ahead, and no other", async () => {
  const { api } = await newAccount();
  const dates = { soon: 89, later: 91 };
  const now = new Date();
  for (const [name, days] of Object.entries(dates)) {
    const { id } = await newLink(api, { auto_renew: true, alias: `${name}-${crypto.randomUUID()}` });
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    await moveLink(id, { expiresAt });
    const before = (await api.get(`/links/${id}`)).body.expires_at;
    await JOBS["renew-links"](now);
    const after = (await api.get(`/links/${id}`)).body.expires_at;
    expect(after === before, name).toBe(name === "later");
  }
});

test("a click limit ends a link that renews itself", async ({ api }) => {
  const link = await newLink(api, { auto_renew: true, click_limit: 1 });
  expect(await seen(link.short_url)).toEqual([302, URL]);
  expect(await seen(link.short_url)).toEqual([410, null]);
});
