import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { serveDomain } from "@/tests/support/rows/domains";
import { openSection, section } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("tags, notes, an own ID and the archive are set in the editor, and shown when it opens again", async ({
  owner,
  api,
}) => {
  await api.post("/tags", { name: "Summer", color: "orange" });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/organized");
  await expect(section(owner, "Organize")).toContainText("No tags");
  const organize = await openSection(owner, "Organize");
  const tags = organize.getByRole("combobox", { name: "Tags" });
  await tags.pressSequentially("summ");
  await owner.getByRole("option", { name: "Summer" }).click();
  await tags.pressSequentially("Print");
  await expect(owner.getByRole("option", { name: "Create “Print”" })).toBeVisible();
  await tags.press("Enter");
  await tags.pressSequentially("wrong,");
  await tags.press("Backspace");
  await tags.pressSequentially("Draft");
  await organize.getByLabel("Notes").fill("Back cover\nof the catalog");
  await organize.getByLabel("Your own ID").fill("sku-17");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("Link created")).toBeVisible();
  const [link] = (await api.get("/links")).body.data;
  expect(link).toMatchObject({
    tags: ["Draft", "Print", "Summer"],
    notes: "Back cover\nof the catalog",
    external_id: "sku-17",
    archived: false,
  });

  await owner.goto(`${LINKS}/${link.id}/edit`);
  await expect(
    section(owner, "Organize").getByText("Draft · Print · Summer · Notes · ID sku-17"),
  ).toBeVisible();
  await openSection(owner, "Organize");
  await organize.getByRole("button", { name: "Remove Draft" }).click();
  await organize.getByRole("switch", { name: "Archived" }).click();
  await owner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(owner.getByText("Saved", { exact: true })).toBeVisible();
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
    tags: ["Print", "Summer"],
    archived: true,
  });
});

test("an ID that another link has is refused at its field, in the section that opens for it", async ({
  owner,
  api,
}) => {
  await api.post("/links", { url: "https://example.com/first", external_id: "sku-1" });
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill("https://example.com/second");
  const organize = await openSection(owner, "Organize");
  await organize.getByLabel("Your own ID").fill("sku-1");
  await organize.locator("summary").click();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(organize.getByLabel("Your own ID")).toBeFocused();
  await expect(organize.getByRole("alert")).toBeVisible();
});

test("a new link is on the primary domain, and an existing one is moved after a warning", async ({
  owner,
  account,
  api,
}) => {
  const primary = await serveDomain(account, { isPrimary: true });
  await owner.goto(`${LINKS}/new`);
  const domain = owner.getByRole("combobox", { name: "Domain" });
  const preview = owner.getByRole("figure");
  await expect(domain).toHaveValue(primary.name);
  await owner.getByLabel("Destination").fill("https://example.com/moved");
  await owner.getByLabel("Slug").fill("moved");
  await expect(preview).toContainText(`${primary.name}/moved`);
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("Link created")).toBeVisible();
  const [link] = (await api.get("/links")).body.data;
  expect(link.domain).toBe(primary.name);

  await owner.goto(`${LINKS}/${link.id}/edit`);
  await expect(domain).toHaveValue(primary.name);
  await domain.selectOption(new URL(env.SHORT_URL).host);
  await expect(owner.getByText(`${primary.name}/moved and its printed QR codes stop working.`)).toBeVisible();
  await owner.getByLabel("Slug").fill(`moved-${link.id}`);
  await expect(preview).toContainText(`${new URL(env.SHORT_URL).host}/moved`);
  await owner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(owner.getByText("Saved", { exact: true })).toBeVisible();
  expect((await api.get(`/links/${link.id}`)).body.domain).toBe(null);
});

test("the UTM builder puts short links on the chosen domain, and asks nobody who has none", async ({
  owner,
  account,
  api,
}) => {
  await owner.goto(`${env.APP_URL}/dashboard/utm`);
  await expect(owner.getByRole("combobox", { name: "Domain" })).toHaveCount(0);
  const { name } = await serveDomain(account);
  await owner.reload();
  await owner.getByLabel("Destination").fill("https://example.com/tagged");
  await owner.getByRole("combobox", { name: "Domain" }).selectOption(name);
  await owner.getByLabel("Source").fill("news");
  await owner.getByRole("button", { name: "Create short link" }).click();
  await expect(owner.getByText("Short link created")).toBeVisible();
  expect((await api.get("/links")).body.data).toMatchObject([{ domain: name, utm: { source: "news" } }]);
});
