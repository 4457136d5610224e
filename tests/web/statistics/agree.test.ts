import { addDays } from "@/lib/dates";
import { env } from "@/lib/env";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { addVisits, allowRollup, rollUp } from "@/tests/support/rows/links";
import { rowsOf, STATISTICS, total } from "./page";

const DASHBOARD = `${env.APP_URL}/dashboard`;

test("home, statistics, the list and a link's page show the same numbers, before and after the rollup", async ({
  owner,
  api,
}) => {
  const post = async (name: string) =>
    (await api.post("/links", { url: `https://example.com/${name}`, title: name, tags: [name] })).body;
  const [busy, calm] = [await post("Busy"), await post("Calm")];
  const at = (daysAgo: number) => addDays(new Date(), -daysAgo).toISOString();
  await addVisits(busy.id, [
    { at: at(1), n: 3, country: "DE", referrer: "news.example", language: "de", system: "iOS" },
    { at: at(29), n: 2, country: "BR", device: "mobile", browser: "Safari" },
    { at: at(30), n: 9, country: "FR" },
  ]);
  await visit(busy.short_url, { Referer: "https://news.example/" });
  await visit(calm.short_url);
  const lists = ["Countries", "Referrers", "Devices", "Operating systems", "Browsers", "Languages"];
  const readLists = () => Promise.all(lists.map((title) => rowsOf(owner, title)));
  for (const isRolledUp of [false, true]) {
    if (isRolledUp) {
      await allowRollup(busy.id);
      await rollUp();
    }
    await owner.goto(DASHBOARD);
    await expect(owner.getByText("7 clicks in 30 days")).toBeVisible();
    await expect(owner.locator("section", { hasText: "Top links" }).getByRole("listitem")).toHaveText([
      /Busy6/,
      /Calm1/,
    ]);
    await owner.goto(STATISTICS);
    await expect(total(owner)).toHaveText("7 clicks in 30 days");
    const ranking = [
      ["Busy", "6"],
      ["Calm", "1"],
    ];
    expect(await rowsOf(owner, "Top links")).toEqual(ranking);
    expect(await rowsOf(owner, "Tags")).toEqual(ranking);
    await owner.goto(`${DASHBOARD}/links?sort=most`);
    await owner.getByRole("combobox", { name: "Period of clicks" }).selectOption("Clicks: last 30 days");
    const cells = owner.locator("tbody tr").getByRole("cell");
    await expect(owner.getByRole("columnheader", { name: "Clicks Last 30 days" })).toBeVisible();
    await expect(cells.nth(3)).toHaveText("6");

    await owner.goto(`${STATISTICS}?tags=Busy`);
    await expect(total(owner)).toHaveText("6 clicks in 30 days");
    const counted = await readLists();
    expect(counted[0]?.map(([name]) => name).sort()).toEqual(["Unknown", "🇧🇷 Brazil", "🇩🇪 Germany"]);
    await owner.goto(`${DASHBOARD}/links/${busy.id}`);
    await expect(total(owner)).toHaveText("6 clicks in 30 days");
    expect(await readLists()).toEqual(counted);
  }
});

test("a menu's scans and a bio page's views are those that the statistics count", async ({ owner, api }) => {
  const { body: menu } = await api.post("/menus", { name: "Café" });
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  for (const url of [menu.page_url, menu.page_url, bio.page_url]) await visit(url);
  for (const isRolledUp of [false, true]) {
    if (isRolledUp) await rollUp();
    await owner.goto(`${DASHBOARD}/menus/${menu.id}/statistics`);
    await expect(total(owner)).toHaveText("2 scans in 30 days");
    await owner.getByRole("link", { name: "View full statistics" }).click();
    await expect(owner).toHaveURL(/kinds=menus/);
    await expect(total(owner)).toHaveText("2 scans in 30 days");
    await owner.goto(`${DASHBOARD}/bio-pages/${bio.id}/stats`);
    await expect(owner.getByRole("definition").first()).toHaveText("1");
    await owner.getByRole("link", { name: "View full statistics" }).click();
    await expect(total(owner)).toHaveText("1 view in 30 days");
  }
});
