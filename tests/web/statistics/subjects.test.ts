import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { listOf, rowsOf, STATISTICS, total } from "./page";

test("counts one menu, from the list of all or from its own page, also as CSV and while it is looked at", async ({
  owner,
  api,
  stranger,
}) => {
  const { body: lunch } = await api.post("/menus", { name: "Lunch" });
  const { body: dinner } = await api.post("/menus", { name: "Dinner" });
  const { body: theirs } = await stranger.post("/menus", { name: "Theirs" });
  for (const { page_url } of [lunch, lunch, dinner, theirs])
    await visit(page_url, { Referer: `https://${page_url === lunch.page_url ? "lunch" : "other"}.example/` });

  await owner.goto(`${STATISTICS}?kinds=menus&days=7`);
  await expect(total(owner)).toHaveText("3 scans in 7 days");
  expect(await rowsOf(owner, "Top menus")).toEqual([
    ["Lunch", "2"],
    ["Dinner", "1"],
  ]);
  const all = await owner.request.get(`${STATISTICS}/csv?kinds=menus&group_by=subject`);
  expect((await all.text()).replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "id,name,scans",
    `${lunch.id},Lunch,2`,
    `${dinner.id},Dinner,1`,
  ]);

  await listOf(owner, "Top menus").getByRole("link", { name: "Lunch" }).click();
  await expect(total(owner)).toHaveText("2 scans in 7 days");
  await expect(owner).toHaveURL(`${STATISTICS}?kinds=menus&id=${lunch.id}&days=7`);
  await expect(listOf(owner, "Top menus")).toHaveCount(0);
  expect(await rowsOf(owner, "Referrers")).toEqual([["lunch.example", "2"]]);
  const csv = await owner.getByRole("link", { name: "CSV: Referrers" }).getAttribute("href");
  expect(await (await owner.request.get(`${env.APP_URL}${csv}`)).text()).toContain("lunch.example,2");
  await visit(dinner.page_url);
  await visit(lunch.page_url);
  await expect(total(owner)).toHaveText("3 scans in 7 days", { timeout: 15_000 });
  await owner.getByRole("link", { name: "Open menu" }).click();
  await owner
    .getByRole("navigation", { name: "Menu sections" })
    .getByRole("link", { name: "Statistics" })
    .click();
  await owner.getByRole("link", { name: "View full statistics" }).click();
  await expect(total(owner)).toHaveText("3 scans in 30 days");
  await owner.getByRole("link", { name: "Remove Lunch" }).click();
  await expect(total(owner)).toHaveText("5 scans in 30 days");

  await owner.goto(`${STATISTICS}?kinds=menus&id=${theirs.id}`);
  await expect(total(owner)).toHaveText("5 scans in 30 days");
  const foreign = await owner.request.get(`${STATISTICS}/csv?kinds=menus&id=${theirs.id}&group_by=referrer`);
  expect((await foreign.text()).replace("\uFEFF", "").trim()).toBe("referrer,scans");
});

test("a timer's views lead to its statistics, named or not", async ({ owner, api }) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(1) });
  await visit(timer.gif_url);
  await owner.goto(`${env.APP_URL}/dashboard/timers/${timer.id}`);
  await owner.getByRole("link", { name: "1 view" }).click();
  await expect(total(owner)).toHaveText("1 view in 30 days");
  await owner.getByRole("link", { name: `Remove Email timer ${timer.id}` }).click();
  await expect(listOf(owner, "Top email timers")).toBeVisible();
  expect(await rowsOf(owner, "Top email timers")).toEqual([[`Email timer ${timer.id}`, "1"]]);
});
