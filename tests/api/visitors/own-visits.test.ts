import { db } from "@/lib/db/client";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { countOf, PAGE, skip } from "./routing/own-visits-count";
import { basic, enter, newLink, PASSWORD, SECRET_URL } from "./routing/password-form";

const clicksOf = async ({ api }: TestAccount, { id }: { id: number }): Promise<number> =>
  (await api.get(`/links/${id}`)).body.clicks;

test("visits of the account's own people count unless it asks otherwise, from the next visit on", async ({
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: PAGE });
  const Cookie = `theme=dark; ${await sessionCookie(account)}; other=1`;
  const own = async () =>
    expect((await visit(link.short_url, { Cookie })).headers.get("location")).toBe(PAGE);
  await own();
  expect(await clicksOf(account, link)).toBe(1);
  await skip(account);
  for (let n = 0; n < 3; n++) await own();
  expect(await clicksOf(account, link)).toBe(1);
  await skip(account, false);
  await own();
  expect(await clicksOf(account, link)).toBe(2);
});

test("everybody else counts: strangers who are signed in, sessions that ended, and forged ones", async ({
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: PAGE });
  const stranger = await newAccount();
  for (const each of [account, stranger]) await skip(each);
  const own = await sessionCookie(account);
  await visit(link.short_url, { Cookie: own });
  expect(await clicksOf(account, link)).toBe(0);
  const forged = [`${own.slice(0, -4)}AAAA`, `${own.split("=")[0]}=`, `${own.split("=")[0]}=%00;;=`];
  for (const Cookie of [await sessionCookie(stranger), `x${own}`, ...forged])
    expect((await visit(link.short_url, { Cookie })).status).toBe(302);
  expect(await clicksOf(account, link)).toBe(5);
  // A new password ends all sessions.
  const data = { sessionVersion: { increment: 1 } };
  await db.user.update({ where: { id: account.user.userId }, data });
  await visit(link.short_url, { Cookie: own });
  expect(await clicksOf(account, link)).toBe(6);
});

test("own visits use up no click limit, and end with it like all others", async ({ account, api }) => {
  await skip(account);
  const { body: link } = await api.post("/links", { url: PAGE, click_limit: 1 });
  const Cookie = await sessionCookie(account);
  const responses = await Promise.all(Array.from({ length: 20 }, () => visit(link.short_url, { Cookie })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302]));
  expect((await visit(link.short_url)).status).toBe(302);
  expect((await visit(link.short_url)).status).toBe(410);
  expect((await visit(link.short_url, { Cookie })).status).toBe(410);
  expect(await clicksOf(account, link)).toBe(1);
});

test("own visits go where everybody goes, by rules, splits and passwords", async ({ account, api }) => {
  await skip(account);
  const Cookie = await sessionCookie(account);
  const split = [1, 2, 3, 4].map((n) => ({ url: `${PAGE}${n}`, weight: 25 }));
  const { body: link } = await api.post("/links", {
    url: PAGE,
    split,
    rules: [{ url: `${PAGE}de`, languages: ["de"] }],
  });
  const locationOf = async (headers: Record<string, string>) =>
    (await visit(link.short_url, headers)).headers.get("location");
  expect(await locationOf({ Cookie, "Accept-Language": "de" })).toBe(`${PAGE}de`);
  const own = await locationOf({ Cookie });
  expect(split.map(({ url }) => url)).toContain(own);
  expect(await clicksOf(account, link)).toBe(0);
  expect(await locationOf({})).toBe(own);

  const locked = await newLink(api);
  expect((await visit(locked.short_url, { Cookie })).status).toBe(200);
  expect((await enter(locked.short_url, "wrong", "", { Cookie })).status).toBe(403);
  const right = await enter(locked.short_url, PASSWORD, "", { Cookie });
  expect([right.status, right.headers.get("location")]).toEqual([303, SECRET_URL]);
  expect((await visit(locked.short_url, { Cookie, ...basic(PASSWORD) })).status).toBe(302);
  expect(await clicksOf(account, locked)).toBe(0);
  expect((await enter(locked.short_url, PASSWORD)).status).toBe(303);
  expect(await clicksOf(account, locked)).toBe(1);
});

test("own views of pages, menus, forms and timers and clicks on them don't count either", async ({
  account,
}) => {
  expect(await countOf(account)).toEqual({ own: 0, others: 8 });
});
