import { readFile } from "node:fs/promises";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test } from "@/tests/support/owner-page";
import { cases } from "@/tests/support/repetitions";
import { addRolledUpClicks } from "@/tests/support/rows/links";

// On a slow machine, the import alone takes half a minute.
test.setTimeout(180_000);

const LINKS = `${env.APP_URL}/dashboard/links`;

const [ALL, LOSERS] = [cases(5_000), 240];
const formatted = (count: number) => count.toLocaleString("en");

const HEAD =
  "url,alias,title,starts_at,expires_at,click_limit,paused,domain,forward_query,utm,expired_url,auto_renew,rules,split,split_until,tags,notes,external_id,archived";

/** A row as a spreadsheet writes it. Two in three have tags. */
const rowOf = (prefix: string, n: number): string =>
  [
    `https://example.com/item/${n}`,
    `${prefix}-${n}`,
    `"Item ${n}, red"`,
    "",
    "",
    "",
    "false",
    "",
    "true",
    '"{""source"":""print""}"',
    "",
    "false",
    "",
    "",
    "",
    n % 3 === 0 ? "" : '"Catalog, Print"',
    `"Page ${n}\nleft"`,
    `sku-${n}`,
    "false",
  ].join(",");

test("of thousands of imported links, last month's losers are found, tagged and archived, and what is left is exported", async ({
  owner,
  account,
  api,
}) => {
  const prefix = randomSlug(8);
  const rows = Array.from({ length: ALL }, (_, n) => rowOf(prefix, n));
  await owner.goto(`${LINKS}/import`);
  await owner.getByLabel("CSV file").setInputFiles({
    name: "catalog.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${HEAD}\n${rows.join("\n")}\n`),
  });
  await owner.getByRole("button", { name: "Upload and check" }).click();
  await owner.getByRole("button", { name: `Import ${formatted(ALL)} links` }).click({ timeout: 30_000 });
  await expect(owner.getByText(`${formatted(ALL)} created, 0 skipped, 0 failed`)).toBeVisible({
    timeout: 60_000,
  });

  const stored = await db.link.findMany({
    where: { accountId: account.owner.accountId },
    select: { id: true, externalId: true },
  });
  const isLoser = ({ externalId }: { externalId: string | null }) =>
    Number(externalId?.slice("sku-".length)) < LOSERS;
  const [losers, winners] = [stored.filter(isLoser), stored.filter((link) => !isLoser(link))];
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15));
  await addRolledUpClicks(
    winners.map(({ id }) => id),
    9,
    lastMonth,
  );
  // Today they do well.
  await addRolledUpClicks(
    losers.map(({ id }) => id),
    70,
    now,
  );
  await addRolledUpClicks(
    losers.slice(0, 100).map(({ id }) => id),
    3,
    lastMonth,
  );

  await owner.goto(LINKS);
  await owner.getByRole("combobox", { name: "Period of clicks" }).selectOption("Clicks: last month");
  await expect(owner.locator("tbody tr").first().getByRole("cell").nth(3)).toHaveText("9");
  await owner.getByRole("combobox", { name: "Number of clicks" }).selectOption("At most 5 clicks");
  await expect(owner.getByText("Filters: At most 5 clicks, last month")).toBeVisible();
  await expect(owner.getByRole("navigation", { name: "Pages" })).toContainText("1–25 of 240");
  const bar = owner.getByRole("region", { name: "Selected links" });
  const selectAll = async () => {
    await owner.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar.getByRole("button", { name: "Select all 240" }).click();
    await expect(bar).toContainText("240 selected");
  };
  await selectAll();
  await bar.getByRole("button", { name: "Tag" }).click();
  await owner.getByRole("combobox", { name: "Add tags" }).pressSequentially("Losers");
  await owner.keyboard.press("Enter");
  await owner.getByRole("button", { name: "Save tags" }).click();
  await expect(owner.getByText("240 links tagged")).toBeVisible();
  await selectAll();
  await bar.getByRole("button", { name: "Archive" }).click();
  await expect(owner.getByText("240 links archived")).toBeVisible();
  await expect(owner.getByText("No links with these filters")).toBeVisible();

  await owner.getByRole("link", { name: "Clear filters" }).first().click();
  const [download] = await Promise.all([
    owner.waitForEvent("download"),
    owner.getByRole("link", { name: `Download ${formatted(ALL - LOSERS)} links as CSV` }).click(),
  ]);
  const exported = await readFile(await download.path(), "utf8");
  expect(exported.match(/\r\nhttps:\/\/example\.com\/item\/\d+,/g)).toHaveLength(ALL - LOSERS);
  for (const n of [LOSERS, ALL - 1])
    expect(exported).toContain(`\r\nhttps://example.com/item/${n},${prefix}-${n},"Item ${n}, red",`);
  expect(exported).toContain(`,"Catalog,Print","Page ${LOSERS + 1}\nleft",sku-${LOSERS + 1},false,false,`);
  expect(exported).not.toContain(`${prefix}-${LOSERS - 1},`);
  expect((await api.get("/links?archived=true&tags=losers&limit=1")).body.total).toBe(LOSERS);
});
