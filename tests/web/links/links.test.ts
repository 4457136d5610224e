import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/owner-page";
import { openSection } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("creates a link with every option, and deletes it once the server can be reached, with the events of the API", async ({
  owner,
  account,
  api,
}) => {
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

  const [link] = body.data;
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
  const events = await db.event.findMany({
    where: { accountId: account.owner.accountId },
    orderBy: { id: "asc" },
  });
  expect(events.map(({ name }) => name)).toEqual(["link.created", "link.deleted"]);
});

test("shows errors at their fields, in sections that open for them, focuses the first, and keeps the input", async ({
  owner,
  api,
}) => {
  const { body: taken } = await api.post("/links", {
    url: "https://example.com/",
    alias: `t-${randomSlug()}`,
  });
  await owner.goto(`${LINKS}/new`);
  const [destination, slug] = [owner.getByLabel("Destination"), owner.getByLabel("Slug")];
  const create = owner.getByRole("button", { name: "Create link" });
  await destination.fill("ftp://example.com/");
  await slug.fill(taken.slug);
  await create.click();
  await expect(destination).toBeFocused();
  await expect(owner.getByText("Enter a full web address, like https://example.com")).toBeVisible();
  await destination.fill("https://example.com/2");
  await create.click();
  await expect(slug).toBeFocused();
  await expect(
    owner.getByText(`The slug “${taken.slug}” is already taken. Choose another one.`),
  ).toBeVisible();
  await expect(destination).toHaveValue("https://example.com/2");
  await slug.fill("dashboard");
  await create.click();
  await expect(owner.getByText("The slug “dashboard” is reserved. Choose another one.")).toBeVisible();

  await slug.fill("");
  const bounds = owner.getByText("Schedule and limits");
  const limit = owner.getByLabel("Click limit");
  await bounds.click();
  await limit.fill("0");
  await bounds.click();
  await expect(limit).toBeHidden();
  await create.click();
  await expect(limit).toBeFocused();
  await expect(owner.getByText("Enter 1 or more", { exact: true })).toBeVisible();
  // With another error before it, the list of errors leads there.
  await bounds.click();
  await destination.fill("");
  await create.click();
  await expect(destination).toBeFocused();
  await owner.getByRole("button", { name: "Click limit: Enter 1 or more" }).click();
  await expect(limit).toBeFocused();
  expect((await api.get("/links")).body.total).toBe(1);
});

test("a double click creates one link, which the same destination leads to and which keeps what it has", async ({
  owner,
  api,
}) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/twice");
  await owner.getByText("Schedule and limits").click();
  await owner.getByRole("switch", { name: "Create a new link even if this URL already has one" }).click();
  await owner.getByRole("button", { name: "Create link" }).dblclick();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  const { body } = await api.get("/links");
  expect(body.total).toBe(1);
  const [link] = body.data;

  await api.patch(`/links/${link.id}`, { tags: ["First"] });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://EXAMPLE.com:443/twice");
  const organize = await openSection(owner, "Organize");
  await organize.getByRole("combobox", { name: "Tags" }).pressSequentially("Second");
  await owner.keyboard.press("Enter");
  await organize.getByLabel("Notes").fill("A note");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(
    owner.getByText(`You already have a link to this URL: ${link.slug}. Not saved: tags, notes.`),
  ).toBeVisible();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ tags: ["First"], notes: "" });
  expect((await api.get("/links")).body.total).toBe(1);
});

test("an edit changes only what was edited", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/edit",
    title: "Before",
    click_limit: 9,
    password: "open sesame",
  });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await owner.getByLabel("Title").fill("After");
  await owner.getByText("Schedule and limits").click();
  await owner.getByLabel("Click limit").fill("");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  const { body: after } = await api.get(`/links/${link.id}`);
  expect(after).toEqual({ ...link, title: "After", click_limit: null, updated_at: after.updated_at });
  expect(after.has_password).toBe(true);
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
