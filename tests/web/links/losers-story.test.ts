import { readFile } from "node:fs/promises";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { links } from "@/lib/links";
import { bulkLinks } from "@/lib/links/bulk";
import { expect, test } from "@/tests/support/owner-page";

const LINKS = `${env.APP_URL}/dashboard/links`;

const [ALL, LOSERS] = [300, 40];

test("among hundreds of links the least clicked are found, tagged and archived, and what is left is exported", async ({
  owner,
  account,
  api,
}) => {
  const now = new Date();
  for (let from = 0; from < ALL; from += 100) {
    const made = Array.from({ length: 100 }, (_, index) => ({
      url: `https://example.com/item/${from + index}`,
    }));
    await bulkLinks.create(account.owner, { links: made }, now);
  }
  const { rows } = await links.list(account.owner, {}, { limit: ALL, offset: 0 }, {});
  const winners = rows.slice(LOSERS).map(({ id }) => id);
  await db.linkCounter.updateMany({
    where: { linkId: { in: winners } },
    data: { clicks: 50, lastClickedAt: now },
  });

  await owner.goto(LINKS);
  await owner.getByRole("combobox", { name: "Sort by" }).selectOption("Fewest clicks");
  await expect(owner).toHaveURL(/sort=fewest/);
  await owner.getByRole("combobox", { name: "Links per page" }).selectOption("100 per page");
  const checkboxes = owner.locator("tbody").getByRole("checkbox");
  await expect(checkboxes).toHaveCount(100);
  await checkboxes.first().click();
  await checkboxes.nth(LOSERS - 1).click({ modifiers: ["Shift"] });
  const bar = owner.getByRole("region", { name: "Selected links" });
  await expect(bar).toContainText(`${LOSERS} selected`);
  await bar.getByRole("button", { name: "Tag" }).click();
  await owner.getByRole("combobox", { name: "Add tags" }).pressSequentially("October losers");
  await owner.keyboard.press("Enter");
  await owner.getByRole("button", { name: "Save tags" }).click();
  await expect(owner.getByText(`${LOSERS} links tagged`)).toBeVisible();

  await owner.getByRole("button", { name: "All tags" }).click();
  await owner.getByRole("option", { name: "October losers" }).click();
  await owner.keyboard.press("Escape");
  await expect(checkboxes).toHaveCount(LOSERS);
  await owner.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar.getByRole("button", { name: "Archive" }).click();
  await expect(owner.getByText(`${LOSERS} links archived`)).toBeVisible();

  await owner.getByRole("link", { name: "Clear filters" }).first().click();
  const [download] = await Promise.all([
    owner.waitForEvent("download"),
    owner.getByRole("link", { name: `Export ${ALL - LOSERS} links as CSV` }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n").slice(1);
  const left = rows.slice(LOSERS).map(({ url }) => url);
  expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(left.sort());
  expect((await api.get("/links?archived=true&tags=October losers&limit=1")).body.total).toBe(LOSERS);
});
