import type { Page } from "@playwright/test";
import { formatDay } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { env } from "@/lib/env";
import { linkImports } from "@/lib/links/import";
import { randomSlug } from "@/lib/slugs/slugs";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test, visit } from "@/tests/support/fixtures";
import { expectClean } from "@/tests/support/readers/axe";
import { field, newForm, sendForm } from "@/tests/support/rows/forms";

async function textOf(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  let text = "";
  for await (const chunk of await (await download).createReadStream()) text += chunk;
  return text;
}

test("checks and imports a file with visible progress, and offers the problems for download", async ({
  account,
  api,
  page,
}) => {
  const prefix = randomSlug(9);
  const good = Array.from(
    { length: 1200 },
    (_, n) => `https://example.com/${n},${prefix}-${n},"Title, ${n}"`,
  );
  const file = `long_url,keyword,title\n${good.join("\n")}\nftp://example.com/,${prefix},Bad\n`;
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/links/import`);
  await page.getByRole("button", { name: "Upload and check" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Choose a file first");
  const upload = (name: string, text: string) =>
    page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await upload("links.csv", file);
  await page.getByRole("button", { name: "Upload and check" }).click();
  await expect(page.getByText("1,200 of 1,201 rows can be imported")).toBeVisible({ timeout: 30_000 });
  expect((await api.get("/links")).body.total).toBe(0);
  await page.getByRole("button", { name: "Import 1,200 links" }).click();
  await expect(page.getByText("1,200 created, 0 skipped, 1 failed")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1200");
  await expectClean(page);
  expect((await api.get("/links")).body.total).toBe(1200);
  expect((await api.get(`/links?q=${prefix}-77`)).body.data).toContainEqual(
    expect.objectContaining({
      slug: `${prefix}-77`,
      long_url: "https://example.com/77",
      title: "Title, 77",
    }),
  );
  expect(await textOf(page, "Download CSV")).toMatch(
    /\r\n1202,"Destination: Enter a full web address[^\r]*ftp:\/\/example.com\/,/,
  );
});

test("names the service that a file was exported from, and imports its columns", async ({
  account,
  api,
  page,
}) => {
  const alias = randomSlug(10);
  const head = "Link,Custom Link,Date created,Title,Destination URL,Engagements,Status";
  const row = `https://bit.ly/3x,https://go.example/${alias},2026-06-01T08:30:00Z,Sale,https://example.com/sale,9,Active`;
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/links/import`);
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "links.csv", mimeType: "text/csv", buffer: Buffer.from(`${head}\n${row}\n`) });
  await page.getByRole("button", { name: "Upload and check" }).click();
  await expect(page.getByText("1 row · Format: Bitly")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 link" }).click();
  await expect(page.getByText("1 created, 0 skipped, 0 failed")).toBeVisible({ timeout: 30_000 });
  expect((await api.get("/links")).body.data).toMatchObject([
    { slug: alias, long_url: "https://example.com/sale", title: "Sale" },
  ]);
  await page.getByRole("link", { name: "View links" }).click();
  await expect(page.getByRole("row", { name: /example\.com\/sale/ })).toBeVisible();
});

test("the bar shows the progress of an import, during and after it", async ({ account, page }) => {
  const prefix = randomSlug(9);
  const rows = Array.from({ length: 500 }, (_, n) => `https://example.com/${n},${prefix}-${n}\n`);
  const file = new Blob(["url,alias\n", ...rows]);
  const { id } = await linkImports.read(account.owner, "links.csv", file.stream(), new Date());
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/links/import/${id}`);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const bar = page.getByRole("progressbar", { name: "Import progress" });
  const width = () => bar.evaluate((all) => (all.firstElementChild?.clientWidth ?? 0) / all.clientWidth);
  await transaction(async () => {
    // The import waits for these locked rows, so it stops after the first batch.
    await db.$queryRaw`SELECT 1 FROM link_import_rows WHERE import_id = ${id} AND line > 201 FOR UPDATE`;
    await page.getByRole("button", { name: "Import 500 links" }).click();
    await expect(page.getByRole("status")).toContainText("200 created, 0 skipped, 0 failed, 300 to go");
    await expect(bar).toHaveAttribute("aria-valuemin", "0");
    await expect(bar).toHaveAttribute("aria-valuemax", "500");
    await expect(bar).toHaveAttribute("aria-valuenow", "200");
    await expect.poll(width).toBeCloseTo(0.4, 1);
  });
  await expect(bar).toHaveAttribute("aria-valuenow", "500", { timeout: 30_000 });
  await expect.poll(width).toBe(1);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
});

test("columns can be mapped by hand, and rows are checked again", async ({ account, api, page }) => {
  const alias = randomSlug(9);
  const text = `Person,Homepage,Nickname\nAda,https://example.com/ada,${alias}\nBob,,${alias}b\n`;
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/links/import`);
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Upload and check" }).click();
  await expect(page.getByText("Below, choose the column with the destinations")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await expectClean(page);
  const again = page.getByRole("button", { name: "Apply and check again" });
  await again.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "choose the column with the destinations" }),
  ).toBeVisible();
  await expect(page.getByLabel(/^Destination(?! after)/)).toBeFocused();
  await page.getByLabel(/^Destination(?! after)/).selectOption("Person (e.g. Ada)");
  await again.click();
  await expect(page.getByText("0 of 2 rows can be imported")).toBeVisible();
  await page.getByLabel(/^Destination(?! after)/).selectOption("Homepage (e.g. https://example.com/ada)");
  await page.getByLabel("Slug or short URL").selectOption(`Nickname (e.g. ${alias})`);
  await page.getByLabel("Title").selectOption("Person (e.g. Ada)");
  await again.click();
  await expect(page.getByText("1 of 2 rows can be imported")).toBeVisible();
  await expect(
    page.getByRole("cell", { name: /^Destination: (This field is required|Enter a full)/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Import 1 link" }).click();
  await expect(page.getByText("1 created, 0 skipped, 1 failed")).toBeVisible({ timeout: 30_000 });
  expect((await api.get("/links")).body.data).toMatchObject([
    { slug: alias, long_url: "https://example.com/ada", title: "Ada" },
  ]);
  const results = (await textOf(page, "Download results (CSV)")).split("\r\n");
  expect(results[0]).toBe("\uFEFFline,result,short_url,url,alias,title,problem");
  expect(results[1]).toBe(`2,created,${env.SHORT_URL}/${alias},https://example.com/ada,${alias},Ada,`);
  expect(results[2]).toMatch(new RegExp(`^3,failed,,,${alias}b,Bob,"?Destination: `));
});

test("only the owner can download links, clicks and the whole account", async ({ account, api, page }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/1", title: "=1+1" });
  await visit(link.short_url);
  await sendForm(await newForm(account, [field("a")]), { f_a: "Answer" });
  await api.post("/menus", { name: "Lunch" });
  for (const path of ["links/export", "links/statistics", "links/origins", "account/export"]) {
    expect((await page.request.get(`${env.APP_URL}/dashboard/${path}`)).status(), path).toBe(401);
  }
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/links/import`);
  expect(await textOf(page, "Download Links (CSV)")).toMatch(
    /^\uFEFFurl,alias,title.*\r\nhttps:\/\/example.com\/1,\w+,'=1\+1,/,
  );
  expect(await textOf(page, "Download Clicks by day (CSV)")).toBe(
    `\uFEFFdate,alias,clicks\r\n${formatDay(new Date())},${link.slug},1\r\n`,
  );
  expect(await textOf(page, "Download Clicks by source (CSV)")).toContain(
    `\r\n${link.slug},browser,Chrome,1\r\n`,
  );
  const whole = JSON.parse(await textOf(page, "Download Account data (JSON)"));
  expect(whole).toMatchObject({
    account: { email: account.email },
    links: [{ long_url: "https://example.com/1" }],
    forms: [{ title: "Survey", submissions: [{ answers: { a: "Answer" } }] }],
    menus: [{ name: "Lunch", items: [] }],
    webhooks: [],
  });
  expect(JSON.stringify(whole)).not.toMatch(/(?<!has_)password|secret|key_hash/i);
});
