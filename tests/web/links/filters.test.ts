import { readFile } from "node:fs/promises";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { serveDomain } from "@/tests/support/rows/domains";
import { moveCounter } from "@/tests/support/rows/links";

const LINKS = `${env.APP_URL}/dashboard/links`;

const url = (path: string) => `https://example.com/${path}`;

test("links are filtered by tags, domain and archive, and one click clears the filters", async ({
  owner,
  account,
  api,
}) => {
  const { name: domain } = await serveDomain(account);
  await api.post("/tags", { name: "Summer", color: "orange" });
  await api.post("/links", { url: url("both"), tags: ["Summer", "Shop"] });
  await api.post("/links", { url: url("summer"), tags: ["Summer"], domain });
  await api.post("/links", { url: url("shop"), tags: ["Shop"] });
  await api.post("/links", { url: url("old"), archived: true });
  await owner.goto(LINKS);
  // Also while the list of tags hides the rest of the page from screen readers.
  const rows = owner.locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: domain })).toContainText("Summer");

  await owner.getByRole("button", { name: "All tags" }).click();
  const search = owner.getByRole("combobox", { name: "Search tags" });
  await search.pressSequentially("sum");
  await search.press("Enter");
  await expect(rows).toHaveCount(2);
  await search.fill("");
  await owner.getByRole("option", { name: "Shop" }).click();
  await expect(rows).toHaveCount(3);
  await owner.keyboard.press("Escape");
  await owner.getByRole("combobox", { name: "Match tags" }).selectOption("All of these tags");
  await expect(rows).toHaveCount(1);
  await expect(owner).toHaveURL(/tags_mode=all/);
  await expect(owner.getByText(/Filters: Tagged \w+ and \w+/)).toBeVisible();
  await expectClean(owner);

  await owner.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(3);
  // On phones.
  await expect(owner.getByRole("combobox", { name: "Domain" })).toBeHidden();
  await owner.getByRole("button", { name: "More filters" }).click();
  await owner.getByRole("combobox", { name: "Domain" }).selectOption(domain);
  await expect(rows).toHaveCount(1);
  await owner.goto(`${LINKS}?archived=true`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("example.com/old");
  await owner.getByRole("combobox", { name: "Archive" }).selectOption("All links");
  await expect(rows).toHaveCount(4);
  await owner.goto(`${LINKS}?tags=nobody&domain=unknown.example&archived=perhaps&sort=wild`);
  await expect(owner.getByText("No links with these filters")).toBeVisible();
});

test("links are sorted by fewest clicks and by the longest time without one", async ({ owner, api }) => {
  const links = [];
  for (const path of ["a", "b", "c"]) links.push((await api.post("/links", { url: url(path) })).body);
  const [a, b, c] = links;
  await moveCounter(a.id, { clicks: 5, lastClickedAt: new Date("2026-01-03T00:00:00Z") });
  await moveCounter(b.id, { clicks: 9, lastClickedAt: new Date("2026-01-01T00:00:00Z") });
  await owner.goto(LINKS);
  const rows = owner.getByRole("row").filter({ has: owner.getByRole("cell") });
  const sort = owner.getByRole("combobox", { name: "Sort by" });
  await sort.selectOption("Fewest clicks");
  await expect(rows).toContainText([c.slug, a.slug, b.slug]);
  await sort.selectOption("Longest without a click");
  await expect(rows).toContainText([c.slug, b.slug, a.slug]);
  await sort.selectOption("Last clicked");
  await expect(rows).toContainText([a.slug, b.slug, c.slug]);
});

test("a saved view survives a reload and can be removed", async ({ owner, api }) => {
  await api.post("/links", { url: url("kept"), tags: ["Kept"] });
  await api.post("/links", { url: url("other") });
  await owner.goto(`${LINKS}?tags=Kept&sort=fewest`);
  await owner.getByRole("button", { name: "Save view" }).click();
  await expect(owner.getByText("Saved in this browser only.")).toBeVisible();
  await owner.keyboard.press("Escape");
  await expect(owner.getByRole("button", { name: "Save view" })).toBeFocused();
  await owner.keyboard.press("Enter");
  await owner.getByLabel("Name of the view").fill("Kept losers");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText("View saved in this browser")).toBeVisible();
  await owner.goto(LINKS);
  await owner.getByRole("link", { name: "Kept losers" }).click();
  await expect(owner).toHaveURL(/sort=fewest/);
  await expect(owner.getByRole("row")).toHaveCount(2);
  await owner.getByRole("button", { name: "Delete view Kept losers" }).click();
  await owner.reload();
  await expect(owner.getByRole("button", { name: "Save view" })).toBeVisible();
  await expect(owner.getByRole("link", { name: "Kept losers" })).toHaveCount(0);
});

test("the export has what the filters show, in the order of the list", async ({ owner, api }) => {
  await api.post("/links", { url: url("first"), tags: ["Out"] });
  await api.post("/links", { url: url("second"), tags: ["Out"], archived: true });
  await api.post("/links", { url: url("third"), tags: ["Out"] });
  await api.post("/links", { url: url("fourth") });
  await owner.goto(`${LINKS}?tags=Out&sort=oldest`);
  const [download] = await Promise.all([
    owner.waitForEvent("download"),
    owner.getByRole("link", { name: "Download 2 links as CSV" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[0])).toEqual([url("first"), url("third")]);
});
