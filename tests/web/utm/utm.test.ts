import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { utmTemplates } from "@/lib/utm";
import { signIn } from "@/tests/support/clients/sign-in";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { expectAccessible } from "@/tests/support/readers/axe";

const UTM = `${env.APP_URL}/dashboard/utm`;

test("tags an address and shortens it in one click", async ({ owner, api }) => {
  await owner.goto(UTM);
  await owner.getByLabel("Destination").fill("https://example.com/shop?size=9#top");
  await owner.getByLabel("Source").fill("News Letter");
  await owner.getByLabel("Medium").fill("email");
  await owner.getByLabel("Campaign").fill("spring");
  const tagged =
    "https://example.com/shop?size=9&utm_source=News%20Letter&utm_medium=email&utm_campaign=spring#top";
  await expect(owner.getByRole("region", { name: "Tagged URL" }).getByText(tagged)).toBeVisible();
  const warnings = owner.getByRole("list", { name: "Warnings" });
  await expect(warnings.getByRole("listitem")).toHaveCount(2);
  await expect(warnings).toContainText("utm_source has a space");
  await owner.getByRole("switch", { name: "Write into the URL" }).click();
  await owner.getByRole("button", { name: "Create short link" }).click();
  const notice = owner.getByRole("status").filter({ hasText: "short link" });
  await expect(notice).toContainText("Short link created");
  const { body } = await api.get("/links");
  expect(body).toMatchObject({ total: 1, data: [{ long_url: tagged, utm: null }] });
  await expect(notice).toContainText(body.data[0].short_url);
  await expectAccessible(owner);
  await owner.getByLabel("Term").fill("x");
  await expect(owner.getByRole("button", { name: "Create short link" })).toBeVisible();
});

test("a short link keeps its parameters apart from its destination", async ({ owner, api }) => {
  await owner.goto(UTM);
  await owner.getByLabel("Destination").fill("example.com/shop");
  await owner.getByLabel("Source").fill("two\twords");
  await owner.getByLabel("Medium").fill("email");
  await owner.getByRole("button", { name: "Create short link" }).click();
  await expect(owner.getByLabel("Source")).toBeFocused();
  await owner.getByLabel("Source").fill("news");
  await owner.getByRole("button", { name: "Create short link" }).click();
  await expect(owner.getByRole("status").filter({ hasText: "Short link created" })).toBeVisible();
  expect((await api.get("/links")).body.data).toMatchObject([
    {
      long_url: "https://example.com/shop",
      utm: { source: "news", medium: "email" },
      target_url: "https://example.com/shop?utm_source=news&utm_medium=email",
    },
  ]);
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

test("shows an error at the field for anything but a web address", async ({ owner, api }) => {
  await owner.goto(UTM);
  await owner.getByLabel("Destination").fill("my shop");
  await owner.getByRole("button", { name: "Create short link" }).click();
  await expect(owner.getByLabel("Destination")).toBeFocused();
  // Said once, at the field.
  await expect(owner.getByText("Enter a full web address, like https://example.com")).toHaveCount(1);
  expect((await api.get("/links")).body.total).toBe(0);
});

test("saves, uses, replaces and deletes templates", async ({ owner, account }) => {
  const kept = () => db.utmTemplate.findMany({ where: { accountId: account.owner.accountId } });
  await owner.goto(UTM);
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

test("shows the error of an invalid template beside its button", async ({ owner, account }) => {
  await owner.goto(UTM);
  await owner.getByLabel("Source").fill("two\twords");
  await owner.getByLabel("Template name").fill("Long");
  await owner.getByRole("button", { name: "Save template" }).click();
  await expect(owner.getByRole("alert").filter({ hasText: "Source: Remove the characters" })).toBeVisible();
  await expect(owner.getByLabel("Source")).not.toBeFocused();
  expect(await db.utmTemplate.count({ where: { accountId: account.owner.accountId } })).toBe(0);
});

test("another account's templates are neither shown nor deleted", async ({ owner, browser }) => {
  const theirs = await newAccount();
  const other = await browser.newPage();
  await signIn(other, theirs);
  await other.goto(UTM);
  await other.getByLabel("Template name").fill("Theirs");
  await other.getByRole("button", { name: "Save template" }).click();
  await expect(other.getByRole("button", { name: "Use Theirs" })).toBeVisible();
  await owner.goto(UTM);
  await expect(owner.getByText("No templates yet.")).toBeVisible();

  // The other account's page, with this account's browser.
  await other.context().clearCookies();
  await other.context().addCookies(await owner.context().cookies());
  await other.getByRole("button", { name: "Delete Theirs" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete template" }).click();
  await expect(other.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  expect(await db.utmTemplate.count({ where: { accountId: theirs.owner.accountId } })).toBe(1);
  await other.close();
});
