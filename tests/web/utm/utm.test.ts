import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { utmTemplates } from "@/lib/utm";
import { signIn } from "@/tests/support/clients/sign-in";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { expectAccessible } from "@/tests/support/readers/axe";

const UTM = `${env.APP_URL}/dashboard/utm`;

test("shortens an address with its parameters apart from it or in it, and shows errors at their fields", async ({
  owner,
  api,
}) => {
  await owner.goto(UTM);
  const create = owner.getByRole("button", { name: "Create short link" });
  await owner.getByLabel("Destination").fill("my shop");
  await create.click();
  await expect(owner.getByLabel("Destination")).toBeFocused();
  // Said once, at the field.
  await expect(owner.getByText("Enter a full web address, like https://example.com")).toHaveCount(1);
  await owner.getByLabel("Destination").fill("example.com/shop");
  await owner.getByLabel("Source").fill("two\twords");
  await owner.getByLabel("Medium").fill("email");
  await create.click();
  await expect(owner.getByLabel("Source")).toBeFocused();
  expect((await api.get("/links")).body.total).toBe(0);
  await owner.getByLabel("Source").fill("news");
  await create.click();
  const notice = owner.getByRole("status").filter({ hasText: "short link" });
  await expect(notice).toContainText("Short link created");
  expect((await api.get("/links")).body.data).toMatchObject([
    {
      long_url: "https://example.com/shop",
      utm: { source: "news", medium: "email" },
      target_url: "https://example.com/shop?utm_source=news&utm_medium=email",
    },
  ]);

  await owner.getByLabel("Destination").fill("https://example.com/shop?size=9#top");
  await owner.getByLabel("Source").fill("News Letter");
  await owner.getByLabel("Campaign").fill("spring");
  const tagged =
    "https://example.com/shop?size=9&utm_source=News%20Letter&utm_medium=email&utm_campaign=spring#top";
  await expect(owner.getByRole("region", { name: "Tagged URL" }).getByText(tagged)).toBeVisible();
  const warnings = owner.getByRole("list", { name: "Warnings" });
  await expect(warnings.getByRole("listitem")).toHaveCount(2);
  await expect(warnings).toContainText("utm_source has a space");
  await owner.getByRole("switch", { name: "Write into the URL" }).click();
  await create.click();
  await expect(notice).toContainText("Short link created");
  const { body } = await api.get("/links");
  expect(body).toMatchObject({ total: 2, data: [{ long_url: tagged, utm: null }, {}] });
  await expect(notice).toContainText(body.data[0].short_url);
  await expectAccessible(owner);
  await owner.getByLabel("Term").fill("x");
  await expect(create).toBeVisible();
});

test("a template fills the campaign parameters of a link", async ({ owner, account, api }) => {
  await utmTemplates.save(account.owner, { name: "News", source: "newsletter", medium: "email" }, new Date());
  await owner.goto(`${env.APP_URL}/dashboard/links/new`);
  await owner.getByLabel("Destination").fill("https://example.com/");
  await owner.getByText("Campaign parameters").click();
  await owner.getByLabel("Ref").fill("ada");
  await owner.getByRole("button", { name: "Use template" }).click();
  await owner.getByRole("menuitem", { name: "News" }).click();
  await expect(owner.getByLabel("Source")).toHaveValue("newsletter");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  expect((await api.get("/links")).body.data).toMatchObject([
    { utm: { source: "newsletter", medium: "email", ref: "ada" } },
  ]);
});

test("saves, uses, replaces and deletes templates, and shows an error beside the button", async ({
  owner,
  account,
}) => {
  const kept = () => db.utmTemplate.findMany({ where: { accountId: account.owner.accountId } });
  await owner.goto(UTM);
  await owner.getByLabel("Source").fill("two\twords");
  await owner.getByLabel("Template name").fill("Long");
  await owner.getByRole("button", { name: "Save template" }).click();
  await expect(owner.getByRole("alert").filter({ hasText: "Source: Remove the characters" })).toBeVisible();
  await expect(owner.getByLabel("Source")).not.toBeFocused();
  expect(await kept()).toEqual([]);
  await owner.getByLabel("Source").fill("newsletter");
  await owner.getByLabel("Medium").fill("email");
  await owner.getByLabel("Template name").fill("News <b>");
  await owner.getByRole("button", { name: "Save template" }).click();
  await expect(owner.getByRole("button", { name: "Use News <b>" })).toBeVisible();
  expect(await kept()).toMatchObject([
    { name: "News <b>", source: "newsletter", medium: "email", campaign: "" },
  ]);
  await owner.reload();
  await owner.getByRole("button", { name: "Use News <b>" }).click();
  await expect(owner.getByLabel("Source")).toHaveValue("newsletter");
  await owner.getByLabel("Source").fill("weekly");
  await owner.getByLabel("Template name").fill("News <b>");
  await owner.getByRole("button", { name: "Save template" }).click();
  await expect(owner.getByText("Template replaced")).toBeVisible();
  await expect(owner.getByText("source weekly, medium email")).toBeVisible();
  expect(await kept()).toHaveLength(1);
  await owner.getByRole("button", { name: "Delete News <b>" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Delete template" }).click();
  await expect(owner.getByText("No templates yet.")).toBeVisible();
  expect(await kept()).toEqual([]);
});

test("another account's templates are neither shown nor deleted", async ({ account, page }) => {
  const theirs = await newAccount();
  await utmTemplates.save(theirs.owner, { name: "Theirs", source: "news" }, new Date());
  await signIn(page, theirs);
  await page.goto(UTM);
  await expect(page.getByRole("button", { name: "Use Theirs" })).toBeVisible();
  // The other account's page, with this account's session.
  await page.context().clearCookies();
  await signIn(page, account);
  await page.getByRole("button", { name: "Delete Theirs" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete template" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  expect(await db.utmTemplate.count({ where: { accountId: theirs.owner.accountId } })).toBe(1);
  await page.goto(UTM);
  await expect(page.getByText("No templates yet.")).toBeVisible();
});
