import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { openSection, section } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("a password is set, asked of visitors, changed and removed, and never shown", async ({
  owner,
  api,
  browser,
  site,
}) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill(`${site.url}/secret`);
  const password = await openSection(owner, "Password");
  await password.getByRole("switch", { name: "Ask for a password" }).click();
  // Or a password manager would fill in that of the owner's account.
  const typed = password.getByLabel("Password", { exact: true });
  await expect(typed).toHaveAttribute("autocomplete", "new-password");
  await typed.fill("abc");
  await password.locator("summary").click();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(password.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(password.getByText("Enter at least 4 characters")).toBeVisible();
  await expect(password.getByText("Weak: easy to guess.")).toBeVisible();
  for (const [text, hint] of [
    ["correct horse battery", "Strong."],
    ["open sesame", "Fair: a longer one is safer."],
  ] as const) {
    await password.getByLabel("Password", { exact: true }).fill(text);
    await expect(password.getByText(hint)).toBeVisible();
  }
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  await expect(owner.getByText("Creates this link, without its password.")).toBeVisible();
  const [link] = (await api.get("/links")).body.data;
  expect(link.has_password).toBe(true);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link.short_url);
  await expect(visitor.getByRole("heading")).toHaveText("This link is password-protected");
  await expectClean(visitor);
  // A password manager saves it as this link's, not as that of an account on the same host.
  const named = visitor.locator("input[autocomplete=username]");
  await expect(named).toHaveValue(link.short_url.replace(/^https?:\/\//, ""));
  await expect(named).toBeHidden();
  await expect(named).not.toHaveAttribute("name");
  await expect(visitor.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
  await visitor.getByLabel("Password").fill("open barley");
  await visitor.getByRole("button", { name: "Open link" }).click();
  await expect(visitor.getByText("Wrong password. Check it and try again.")).toBeVisible();
  await visitor.getByLabel("Password").fill("open sesame");
  await visitor.getByRole("button", { name: "Open link" }).click();
  await expect(visitor).toHaveURL(`${site.url}/secret`);
  await expect(visitor.getByRole("heading")).toHaveText("/secret");
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);

  await owner.goto(`${LINKS}/${link.id}/edit`);
  await expect(section(owner, "Password").getByText("On", { exact: true })).toBeVisible();
  const stored = await openSection(owner, "Password");
  await expect(stored.getByText("A password is set. It can't be shown.")).toBeVisible();
  await stored.getByRole("button", { name: "Change password" }).click();
  await stored.getByLabel("New password", { exact: true }).fill("another one");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  await visitor.goto(link.short_url);
  await visitor.getByLabel("Password").fill("open sesame");
  await visitor.getByRole("button", { name: "Open link" }).click();
  await expect(visitor.getByText("Wrong password.")).toBeVisible();

  await owner.goto(`${LINKS}/${link.id}/edit`);
  await (await openSection(owner, "Password")).getByRole("switch", { name: "Ask for a password" }).click();
  await expect(owner.getByText("The password is removed when you save.")).toBeVisible();
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  await visitor.goto(link.short_url);
  await expect(visitor).toHaveURL(`${site.url}/secret`);
  await context.close();
});

test.describe("a browser without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sends the form by the Enter key, and follows the redirect to another site", async ({
    api,
    page,
    site,
  }) => {
    const { body: link } = await api.post("/links", {
      url: `${site.url}/secret`,
      password: "open sesame",
      forward_query: true,
    });
    await page.goto(`${link.short_url}?a=1`);
    for (const typed of ["open barley", "open sesame"]) {
      await page.getByLabel("Password").fill(typed);
      await page.getByLabel("Password").press("Enter");
    }
    await expect(page).toHaveURL(`${site.url}/secret?a=1`);
    expect(new URL(link.short_url).origin).not.toBe(site.url);
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
  });
});
