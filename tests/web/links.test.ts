import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs";
import { BROWSER, visit } from "../fixtures";
import { readQr } from "../qr-reader";
import { expect, test } from "./owner";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("an owner makes a link with every option, and it is the API's", async ({ owner, api }) => {
  const alias = `Web-${randomSlug()}`;
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/spring?a=1#part");
  await owner.getByLabel("Short address").fill(alias);
  await owner.getByLabel("Title").fill("Spring <b>sale</b>");
  await owner.getByText("Start, end and limits").click();
  await owner.getByLabel("Click limit").fill("500");
  await owner.getByRole("switch", { name: "Paused" }).click();
  await owner.getByRole("button", { name: "Make link" }).click();
  await expect(owner.getByRole("heading", { level: 1 })).toContainText(alias);
  await expect(owner.getByText("Spring <b>sale</b>", { exact: true })).toBeVisible();
  const { body } = await api.get("/links");
  expect(body).toMatchObject({
    total: 1,
    data: [
      {
        slug: alias,
        long_url: "https://example.com/spring?a=1#part",
        title: "Spring <b>sale</b>",
        click_limit: 500,
        paused: true,
        state: "disabled",
      },
    ],
  });
});

test("the web fires the events of the API", async ({ owner, account }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/events");
  await owner.getByRole("button", { name: "Make link" }).click();
  await owner.getByRole("button", { name: "Delete" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Delete link" }).click();
  await expect(owner).toHaveURL(LINKS);
  const events = await db.event.findMany({ where: { userId: account.owner.userId }, orderBy: { id: "asc" } });
  expect(events.map(({ name }) => name)).toEqual(["link.created", "link.deleted"]);
});

test("an error stands at its field, which is focused, and what was typed stays", async ({ owner, api }) => {
  const { body: taken } = await api.post("/links", {
    url: "https://example.com/",
    alias: `t-${randomSlug()}`,
  });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("ftp://example.com/");
  await owner.getByLabel("Short address").fill(taken.slug);
  await owner.getByRole("button", { name: "Make link" }).click();
  await expect(owner.getByLabel("Destination")).toBeFocused();
  await expect(owner.getByText("Must be an http:// or https:// address")).toBeVisible();
  await owner.getByLabel("Destination").fill("https://example.com/2");
  await owner.getByRole("button", { name: "Make link" }).click();
  await expect(owner.getByLabel("Short address")).toBeFocused();
  await expect(owner.getByText("already in use")).toBeVisible();
  await expect(owner.getByLabel("Destination")).toHaveValue("https://example.com/2");
  expect((await api.get("/links")).body.total).toBe(1);
});

test("a second press while the first is under way makes no second link", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/twice");
  await owner.getByText("Start, end and limits").click();
  await owner.getByRole("switch", { name: "Make another one" }).click();
  await owner.getByRole("button", { name: "Make link" }).dblclick();
  await expect(owner.getByRole("heading", { name: "About this link" })).toBeVisible();
  expect((await api.get("/links")).body.total).toBe(1);
});

test("the same destination again leads to the link that is there", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/same" });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://EXAMPLE.com:443/same");
  await owner.getByRole("button", { name: "Make link" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get("/links")).body.total).toBe(1);
});

test("an edit changes what was changed and nothing else", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/edit",
    title: "Before",
    click_limit: 9,
  });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await owner.getByLabel("Title").fill("After");
  await owner.getByLabel("Click limit").fill("");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  const { body: after } = await api.get(`/links/${link.id}`);
  expect(after).toEqual({ ...link, title: "After", click_limit: null, updated_at: after.updated_at });
});

test("a moment is typed in the viewer's zone and kept in UTC", async ({ browser, account, api }) => {
  const context = await browser.newContext({ timezoneId: "America/New_York" });
  const page = await context.newPage();
  const { signIn } = await import("../sign-in");
  await signIn(page, account);
  const { body: link } = await api.post("/links", { url: "https://example.com/zone" });
  await page.goto(`${LINKS}/${link.id}/edit`);
  const day = link.expires_at.slice(0, 10);
  await page.getByLabel("Ends").fill(`${day.slice(0, 4)}-02-03T04:05:06`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get(`/links/${link.id}`)).body.expires_at).toBe(`${day.slice(0, 4)}-02-03 09:05:06`);
  await expect(page.getByTitle(`${day.slice(0, 4)}-02-03 09:05:06 UTC`)).toContainText("3 Feb");
  await context.close();
});

test("leaving with unsaved changes asks first", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/unsaved" });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await owner.getByLabel("Title").fill("typed");
  owner.once("dialog", (dialog) => dialog.dismiss());
  await owner.getByRole("link", { name: "API keys" }).click();
  await expect(owner.getByLabel("Title")).toHaveValue("typed");
  owner.once("dialog", (dialog) => dialog.accept());
  await owner.getByRole("link", { name: "API keys" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/api-keys`);
});

test("pausing, resuming and extending hold for the next visitor", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/hold", expire_days: 7 });
  await owner.goto(`${LINKS}/${link.id}`);
  await owner.getByRole("button", { name: "Pause" }).click();
  await expect(owner.getByText("Paused", { exact: true })).toBeVisible();
  expect((await visit(link.short_url)).status).toBe(410);
  await owner.getByRole("button", { name: "Resume" }).click();
  await expect(owner.getByText("Active", { exact: true })).toBeVisible();
  expect((await visit(link.short_url)).status).toBe(302);
  await owner.getByRole("button", { name: "Extend by 30 days" }).click();
  await expect(owner.getByText(/It ends .* UTC now/)).toBeVisible();
  const { body: after } = await api.get(`/links/${link.id}`);
  const days = (Date.parse(`${after.expires_at}Z`) - Date.parse(`${link.expires_at}Z`)) / 86_400_000;
  expect(days).toBe(30);
});

test("the list searches by the address bar, copies, and goes page by page", async ({
  owner,
  api,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (let n = 1; n <= 27; n++) {
    await api.post("/links", { url: `https://example.com/${n}`, title: n === 13 ? "Needle" : `Straw ${n}` });
  }
  await owner.goto(LINKS);
  await expect(owner.getByText("1–25 of 27")).toBeVisible();
  await owner.getByRole("link", { name: "Next" }).click();
  await expect(owner.getByText("26–27 of 27")).toBeVisible();
  await expect(owner.getByRole("row")).toHaveCount(3);
  await owner.getByRole("searchbox", { name: "Search links" }).fill("nEEdle");
  await expect(owner).toHaveURL(`${LINKS}?q=nEEdle`);
  await expect(owner.getByText("1–1 of 1")).toBeVisible();
  const { body } = await api.get("/links?q=needle");
  const [{ short_url }] = body.data;
  await owner.getByRole("button", { name: `Copy ${short_url}` }).click();
  await expect(owner.getByText(`Copied ${short_url}`)).toBeVisible();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(short_url);
  await owner.reload();
  await expect(owner.getByRole("searchbox", { name: "Search links" })).toHaveValue("nEEdle");
});

test("the QR code can be coloured and saved, and leads to the link", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/qr" });
  await owner.goto(`${LINKS}/${link.id}`);
  await owner.getByLabel("Modules").fill("#112233");
  const download = owner.waitForEvent("download");
  await owner.getByRole("link", { name: /^PNG/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${link.slug}.png`);
  expect(readQr(PNG.sync.read(readFileSync(await file.path())))).toBe(link.short_url);
});

test("clicks of people show in the charts at once", async ({ owner, api, browser, site }) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/arrived` });
  const visitor = await browser.newContext({ userAgent: BROWSER });
  await (await visitor.newPage()).goto(link.short_url);
  expect(site.requests.map(({ path }) => path)).toContain("/arrived");
  await visitor.close();
  await owner.goto(`${LINKS}/${link.id}`);
  await expect(owner.getByText("1 clicks in 30 days")).toBeVisible();
  await expect(owner.getByRole("list", { name: "Browsers" })).toContainText("Chrome");
  await owner.getByRole("link", { name: "7 days" }).click();
  await expect(owner.getByText("1 clicks in 7 days")).toBeVisible();
});

test("another account's link is the 404 page", async ({ owner, stranger }) => {
  const { body: link } = await stranger.post("/links", {
    url: "https://example.com/theirs",
    title: "Theirs",
  });
  for (const path of [`${link.id}`, `${link.id}/edit`, "0", "abc", "99999999999"]) {
    await owner.goto(`${LINKS}/${path}`);
    await expect(owner.getByText("There is nothing here")).toBeVisible();
    await expect(owner.getByText("Theirs")).toHaveCount(0);
  }
  const qr = await owner.request.get(`${LINKS}/${link.id}/qr`);
  expect(qr.status()).toBe(404);
});
