import type { Page } from "@playwright/test";
import { KIND } from "@/lib/analytics/kinds";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { addVisits, allowRollup, rollUp } from "@/tests/support/rows/links";
import { countedBy, listOf, rowsOf, STATISTICS, total } from "./page";

const PAGE = "https://example.com/page";
const at = (daysAgo: number) => addDays(new Date(), -daysAgo).toISOString();

test("shows what the API counts: links, tags, destinations, countries, and all else that is known of visitors", async ({
  owner,
  api,
  stranger,
}) => {
  const rules = [{ languages: ["de"], url: "https://example.com/de" }];
  const { body: busy } = await api.post("/links", {
    url: PAGE,
    title: "Busy",
    tags: ["Shop", "Print"],
    rules,
  });
  const { body: calm } = await api.post("/links", { url: "https://example.com/calm", tags: ["Shop"] });
  const german = { country: "DE", referrer: "news.example.com", language: "de", device: "mobile" };
  await addVisits(busy.id, [
    { at: at(0), n: 7, ...german, system: "iOS", browser: "Safari", trigger: "qr", target: busy.rules[0].id },
    { at: at(2), n: 4, country: "BR", device: "desktop", system: "Windows", browser: "Firefox" },
    { at: at(30), n: 5 },
  ]);
  await addVisits(calm.id, [{ at: at(29), n: 2, ...german }]);
  const { body: theirs } = await stranger.post("/links", {
    url: "https://example.com/theirs",
    title: "Theirs",
  });
  await addVisits(theirs.id, [{ at: at(0), n: 90, country: "JP", referrer: "theirs.example" }]);

  await owner.goto(STATISTICS);
  await expect(total(owner)).toHaveText("13 clicks in 30 days");
  expect(await rowsOf(owner, "Top links")).toEqual([
    ["Busy", "11"],
    [calm.short_url.replace(/^https?:\/\//, ""), "2"],
  ]);
  const named: Record<string, string> = { "": "Unknown", DE: "🇩🇪 Germany", BR: "🇧🇷 Brazil", de: "German" };
  for (const [title, group] of [
    ["Countries", "country"],
    ["Tags", "tag"],
    ["Operating systems", "system"],
    ["Browsers", "browser"],
    ["Languages", "language"],
  ] as const) {
    const counted = await countedBy(api, group);
    expect(counted.length, group).toBeGreaterThan(1);
    expect(await rowsOf(owner, title), group).toEqual(
      counted.map(([value, n]) => [named[value ?? ""] ?? value, String(n)]),
    );
  }
  expect(await rowsOf(owner, "Referrers")).toEqual([
    ["news.example.com", "9"],
    ["Direct", "4"],
  ]);
  expect(await rowsOf(owner, "Devices")).toEqual([
    ["Mobile", "9"],
    ["Desktop", "4"],
  ]);
  expect(await rowsOf(owner, "QR codes")).toEqual([
    ["From a QR code", "7"],
    ["Not from a QR code", "6"],
  ]);
  expect(await rowsOf(owner, "Destinations")).toEqual([
    ["example.com/de", "7"],
    ["example.com/page", "4"],
    ["example.com/calm", "2"],
  ]);
  await expect(listOf(owner, "Domains")).toHaveCount(0);
  await expect(owner.getByText(/Theirs|theirs\.example|Japan/)).toHaveCount(0);

  await listOf(owner, "Top links").getByRole("link", { name: "Busy" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/links/${busy.id}`);
});

test("counts views of pages, timers and forms, and scans of menus, each on its own tab", async ({
  owner,
  api,
}) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  const { body: menu } = await api.post("/menus", { name: "Café" });
  const { body: timer } = await api.post("/timers", { ends_at: inDays(1) });
  for (const url of [bio.page_url, bio.page_url, menu.page_url, timer.gif_url, timer.gif_url, timer.gif_url])
    await visit(url);
  await owner.goto(`${STATISTICS}?days=7`);
  await expect(owner.getByRole("heading", { name: "No links yet" })).toBeVisible();
  const tabs = owner.getByRole("navigation", { name: "What is counted" });
  for (const [tab, title] of [
    ["Bio pages", "2 views in 7 days"],
    ["Menus", "1 scan in 7 days"],
    ["Email timers", "3 views in 7 days"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(total(owner)).toHaveText(title);
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    await expect(listOf(owner, "Devices")).toHaveText(`Desktop${title.split(" ")[0]}`);
    await expect(listOf(owner, "Top links")).toHaveCount(0);
  }
  await tabs.getByRole("link", { name: "Forms" }).click();
  await expect(owner.getByRole("heading", { name: "No forms yet" })).toBeVisible();
  await owner.getByRole("link", { name: "Create form" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/forms/new`);
});

test("up to three days are shown by the hour, and a single page from the day it was created", async ({
  owner,
  account,
  api,
}) => {
  const { accountId } = account.owner;
  await db.account.update({ where: { id: accountId }, data: { createdAt: addDays(new Date(), -90) } });
  const { body: link } = await api.post("/links", { url: PAGE });
  const { body: old } = await api.post("/links", { url: `${PAGE}/old`, tags: ["Old"] });
  const yesterday = `${formatDay(addDays(new Date(), -1))}T`;
  await addVisits(link.id, [
    { at: `${yesterday}07:59:59Z`, n: 3 },
    { at: `${yesterday}08:00:00Z`, n: 4 },
  ]);
  await addVisits(old.id, [{ at: `${yesterday}08:30:00Z`, n: 2 }]);
  const day = yesterday.slice(0, 10);
  const dayOf = async (filter: string) => {
    const hours = await rowsByHour(owner, `${STATISTICS}?from=${day}&to=${day}${filter}`);
    expect(hours).toHaveLength(24);
    return [hours[7], hours[8], hours.reduce((sum, n) => sum + n, 0)];
  };
  expect(await dayOf("")).toEqual([3, 6, 9]);
  expect(await dayOf("&tags=Old")).toEqual([0, 2, 2]);

  // Rolled up, they no longer need the journal, which may have dropped them.
  await Promise.all([allowRollup(link.id), allowRollup(old.id)]);
  await rollUp();
  await db.$executeRaw`
    DELETE FROM visit_journal WHERE kind = ${KIND.link} AND subjects[1] IN (${link.id}, ${old.id})`;
  expect(await dayOf("")).toEqual([3, 6, 9]);
  expect(await dayOf("&tags=Old")).toEqual([0, 2, 2]);
  expect((await api.delete(`/links/${old.id}`)).status).toBe(200);
  expect(await dayOf("")).toEqual([3, 4, 7]);

  const { body: menu } = await api.post("/menus", { name: "Lunch" });
  await db.menu.update({ where: { id: menu.id }, data: { createdAt: addDays(new Date(), -9) } });
  await owner.goto(`${STATISTICS}?kinds=menus&id=${menu.id}`);
  const days = owner.getByRole("table", { name: "Scans over time" }).getByRole("row");
  await expect(days).toHaveCount(11);
});

/** The numbers of a chart by the hour, of the whole period. */
async function rowsByHour(owner: Page, address: string): Promise<number[]> {
  await owner.goto(address);
  const table = owner.getByRole("table", { name: "Clicks over time" });
  await expect(table.getByRole("columnheader").first()).toHaveText("Hour (UTC)");
  const rows = table.getByRole("row").filter({ has: owner.getByRole("cell") });
  return rows.evaluateAll((all) => all.map((row) => Number(row.querySelector("td")?.textContent)));
}

test("compares with the period before, if the account existed, by month over more than a year", async ({
  owner,
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: PAGE });
  await addVisits(link.id, [
    { at: at(0), n: 3 },
    { at: at(9), n: 2 },
    { at: at(400), n: 5 },
  ]);
  await owner.goto(`${STATISTICS}?days=7`);
  await expect(total(owner)).toHaveText("3 clicks in 7 days");
  await expect(owner.getByText(/^Previous 7 days/)).toHaveCount(0);
  await db.account.update({
    where: { id: account.owner.accountId },
    data: { createdAt: addDays(new Date(), -2_000) },
  });
  await owner.reload();
  await expect(owner.getByText("Previous 7 days: 2")).toBeVisible();
  await expect(owner.getByText("+50%")).toBeVisible();
  const ninth = at(9).slice(0, 10);
  await owner.goto(`${STATISTICS}?from=${ninth}&to=${ninth}`);
  await expect(total(owner)).toHaveText("2 clicks in 1 day");
  await expect(owner.getByText("Previous day: 0")).toBeVisible();

  const from = formatDay(addDays(new Date(), -499));
  await owner.goto(`${STATISTICS}?from=${from}&to=${formatDay(new Date())}`);
  await expect(total(owner)).toHaveText("10 clicks in 500 days");
  const months = owner.getByRole("table", { name: "Clicks over time" });
  await expect(months.getByRole("columnheader").first()).toHaveText("Month (UTC)");
  const cells = await months.getByRole("row").getByRole("cell").allTextContents();
  const values = cells.filter((_, index) => index % 2 === 0).map(Number);
  expect(values.length).toBeLessThan(19);
  expect(values.reduce((sum, n) => sum + n, 0)).toBe(10);
});
