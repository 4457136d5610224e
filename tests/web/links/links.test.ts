import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/owner-page";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("creates a link with every option, equal to the API's", async ({ owner, api }) => {
  const alias = `Web-${randomSlug()}`;
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/spring?a=1#part");
  await owner.getByLabel("Slug").fill(alias);
  await owner.getByLabel("Title").fill("Spring <b>sale</b>");
  await owner.getByText("Schedule and limits").click();
  await owner.getByLabel("Click limit").fill("500");
  await owner.getByRole("switch", { name: "Paused" }).click();
  await owner.getByRole("button", { name: "Create link" }).click();
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

test("the dashboard fires the same events as the API", async ({ owner, account }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/events");
  await owner.getByRole("button", { name: "Create link" }).click();
  await owner.getByRole("button", { name: "Delete" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Delete link" }).click();
  await expect(owner).toHaveURL(LINKS);
  const events = await db.event.findMany({
    where: { accountId: account.owner.accountId },
    orderBy: { id: "asc" },
  });
  expect(events.map(({ name }) => name)).toEqual(["link.created", "link.deleted"]);
});

test("shows an error at its field, focuses it, and keeps the input", async ({ owner, api }) => {
  const { body: taken } = await api.post("/links", {
    url: "https://example.com/",
    alias: `t-${randomSlug()}`,
  });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("ftp://example.com/");
  await owner.getByLabel("Slug").fill(taken.slug);
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByLabel("Destination")).toBeFocused();
  await expect(owner.getByText("Enter a full web address, like https://example.com")).toBeVisible();
  await owner.getByLabel("Destination").fill("https://example.com/2");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByLabel("Slug")).toBeFocused();
  await expect(owner.getByText(`The slug “${taken.slug}” is already taken.`)).toBeVisible();
  await expect(owner.getByLabel("Destination")).toHaveValue("https://example.com/2");
  expect((await api.get("/links")).body.total).toBe(1);
});

test("a double click creates one link", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/twice");
  await owner.getByText("Schedule and limits").click();
  await owner.getByRole("switch", { name: "Create a new link even if this URL already has one" }).click();
  await owner.getByRole("button", { name: "Create link" }).dblclick();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  expect((await api.get("/links")).body.total).toBe(1);
});

test("offers the existing link for the same destination", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/same" });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://EXAMPLE.com:443/same");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get("/links")).body.total).toBe(1);
});

test("an edit changes only what was edited", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/edit",
    title: "Before",
    click_limit: 9,
  });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await owner.getByLabel("Title").fill("After");
  await owner.getByText("Schedule and limits").click();
  await owner.getByLabel("Click limit").fill("");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  const { body: after } = await api.get(`/links/${link.id}`);
  expect(after).toEqual({ ...link, title: "After", click_limit: null, updated_at: after.updated_at });
});

test("reads times in the viewer's time zone and stores them in UTC", async ({ browser, account, api }) => {
  const context = await browser.newContext({ timezoneId: "America/New_York", locale: "en-GB" });
  const page = await context.newPage();
  await signIn(page, account);
  const { body: link } = await api.post("/links", { url: "https://example.com/zone" });
  await page.goto(`${LINKS}/${link.id}/edit`);
  // A day within a year on which New York is five hours behind UTC.
  const now = new Date();
  const year = now.getUTCFullYear();
  const winterDay = now < new Date(Date.UTC(year, 1, 2)) ? `${year}-02-03` : `${year + 1}-01-03`;
  await page.getByText("Schedule and limits").click();
  await page.getByLabel("Expires").fill(`${winterDay}T04:05:06`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get(`/links/${link.id}`)).body.expires_at).toBe(`${winterDay} 09:05:06`);
  await expect(page.getByTitle(`${winterDay} 09:05:06 UTC`)).toContainText(/3 (Jan|Feb)/);
  await context.close();
});

test("asks before leaving with unsaved changes", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/unsaved" });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await owner.getByLabel("Title").fill("typed");
  const dialog = owner.getByRole("alertdialog", { name: "Leave without saving?" });
  await owner.getByRole("link", { name: "API keys" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByLabel("Title")).toHaveValue("typed");
  await owner.getByRole("link", { name: "API keys" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/api-keys`);
});

test("asks before going back with unsaved changes", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/back" });
  await owner.goto(`${LINKS}/${link.id}`);
  await owner.getByRole("link", { name: "Edit" }).click();
  await owner.getByLabel("Title").pressSequentially("typed");
  const dialog = owner.getByRole("alertdialog", { name: "Leave without saving?" });
  await owner.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByLabel("Title")).toHaveValue("typed");
  await expect(owner).toHaveURL(`${LINKS}/${link.id}/edit`);
  await owner.getByLabel("Title").press("End");
  await owner.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
});

test("a deletion that failed because the server was unreachable can be retried", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/away" });
  await owner.goto(`${LINKS}/${link.id}`);
  await owner.getByRole("button", { name: "Delete" }).click();
  const dialog = owner.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await owner.context().setOffline(true);
  await dialog.getByRole("button", { name: "Delete link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Can't reach Waypost");
  await owner.context().setOffline(false);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await owner.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByRole("button", { name: "Delete link" }).click();
  await expect(owner).toHaveURL(LINKS);
  expect((await api.get(`/links/${link.id}`)).status).toBe(404);
});

test("opens a collapsed section that has an error", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/folded");
  const bounds = owner.getByText("Schedule and limits");
  await bounds.click();
  await owner.getByLabel("Click limit").fill("0");
  await bounds.click();
  await expect(owner.getByLabel("Click limit")).toBeHidden();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByLabel("Click limit")).toBeFocused();
  await expect(owner.getByText("Enter 1 or more")).toBeVisible();
  expect((await api.get("/links")).body.total).toBe(0);
});
