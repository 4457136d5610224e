import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { forms } from "@/lib/forms";
import { randomSlug } from "@/lib/slugs/slugs";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";
import { expectClean } from "@/tests/support/readers/axe";
import { field, formUrl, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";

const stored = async ({ owner }: TestAccount) => {
  const { rows } = await forms.list(owner, {}, { limit: 25, offset: 0 }, {});
  return rows.map((row) => forms.serialize(row, new Date()));
};

test("builds a form, collects a submission, and reads, downloads and deletes it", async ({
  account,
  page,
  browser,
}) => {
  const alias = randomSlug(12);
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/forms`);
  await page.getByRole("link", { name: "Create form" }).click();
  await page.getByLabel("Title").fill("Summer party");
  await page.getByRole("button", { name: "Add Single choice" }).click();
  await page.getByLabel("Label", { exact: true }).fill("Dish");
  await page.getByLabel("Options, one per line").fill("Pasta\nSalad\n");
  await page.getByRole("button", { name: "Move up", exact: true }).click();
  await page.getByText("Slug, design, language and availability").click();
  await page.getByLabel("Slug", { exact: true }).fill(alias);
  const preview = page.frameLocator("iframe[title='Form preview']");
  await expect(preview.getByRole("heading", { name: "Summer party" })).toBeVisible();
  await expect(preview.getByLabel("Salad")).toBeVisible();
  await page.getByRole("button", { name: "Create form" }).click();
  await page.waitForURL(/\/dashboard\/forms\/\d+$/);
  const [form] = await stored(account);
  expect(form).toMatchObject({ title: "Summer party", slug: alias, state: "open" });
  expect(form?.fields.map(({ label, kind }) => [label, kind])).toEqual([
    ["Name", "text"],
    ["Email", "email"],
    ["Dish", "choice"],
    ["Message", "paragraph"],
  ]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(formUrl({ slug: alias }));
  await visitor.getByLabel("Name").fill("Ada");
  await visitor.getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByRole("alert")).toContainText("1 answer needs attention");
  await visitor.getByRole("alert").getByRole("link", { name: "Email" }).click();
  await expect(visitor.getByLabel("Email")).toBeFocused();
  await expect(visitor.getByLabel("Name")).toHaveValue("Ada");
  await visitor.getByLabel("Email").fill("ada@example.com");
  await visitor.getByLabel("Salad").check();
  await visitor.getByLabel("Message").fill("Two\nlines");
  await visitor.getByRole("button", { name: "Send" }).dblclick();
  await expect(visitor.getByText("Thank you! We've received your submission.")).toBeVisible();
  await visitor.reload();
  expect(await submissionsOf({ id: form?.id ?? 0 })).toHaveLength(1);

  await page.getByRole("link", { name: /submission/ }).click();
  await expect(page).toHaveURL(`${env.APP_URL}/dashboard/forms/${form?.id}/submissions`);
  await expect(page.getByRole("row").nth(1)).toContainText("Ada");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await (await download).createReadStream();
  let csv = "";
  for await (const chunk of file) csv += chunk;
  expect(csv).toContain("Submitted at (UTC),Name,Email,Dish,Message\r\n");
  expect(csv).toContain(`,Ada,ada@example.com,Salad,"Two\nlines"\r\n`);
  await page.getByLabel("Search submissions").fill("nobody");
  await expect(page.getByText("No submissions match “nobody”")).toBeVisible();
  await page.getByLabel("Search submissions").fill("SALAD");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("link", { name: "ada@example.com" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete submission" }).click();
  await expect(page.getByText("No submissions yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy URL" })).toBeVisible();
  expect(await submissionsOf({ id: form?.id ?? 0 })).toHaveLength(0);
});

test("reorders fields by dragging", async ({ account, page }) => {
  const form = await newForm(account, [field("a", { label: "First" }), field("b", { label: "Second" })]);
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/forms/${form.id}`);
  const grip = page.getByRole("button", { name: "Reorder Second" });
  await untilHydrated(grip);
  await grip.dragTo(page.getByRole("button", { name: "Reorder First" }));
  await expect(page.getByRole("region", { name: "Fields" }).getByRole("listitem").first()).toContainText(
    "Second",
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const ids = (await stored(account))[0]?.fields.map(({ id }) => id);
  expect(ids).toEqual(["b", "a"]);
});

test("works without scripts and redirects to the owner's URL", async ({ account, browser }) => {
  const form = await newForm(account, [field("a", { label: "Name", required: true })], {
    redirect_url: `${new URL(formUrl({ slug: "x" })).origin}/healthz`,
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(formUrl(form));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Name").fill("Ada");
  await db.form.update({ where: { id: form.id }, data: { title: "Changed meanwhile" } });
  await expect(async () => {
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/healthz/, { timeout: 500 });
  }).toPass();
  expect(await submissionsOf(form)).toEqual([{ a: "Ada" }]);
});

const all = [
  field("a", { label: "Text", help: "Some help", required: true }),
  field("b", { kind: "email", label: "Email" }),
  field("c", { kind: "number", label: "Number" }),
  field("d", { kind: "paragraph", label: "Paragraph" }),
  field("e", { kind: "choice", label: "Choice", options: ["One", "Two"] }),
  field("f", { kind: "choice", label: "List", options: Array.from({ length: 12 }, (_, n) => `Option ${n}`) }),
  field("g", { kind: "checkboxes", label: "Boxes", options: ["One", "Two"], required: true }),
  field("h", { kind: "date", label: "Date" }),
  field("i", { kind: "consent", label: "I agree to be written to", required: true }),
  field("j", { kind: "rating", label: "Rating", stars: 10, required: true }),
  field("k", { kind: "phone", label: "Phone", show_when: { field: "e", values: ["One"] } }),
];

test("a form's pages are accessible in both themes, on a phone and on a desktop", async ({
  account,
  page,
}) => {
  const form = await newForm(account, all, {
    title: "Everything",
    description: "All kinds of fields",
    accent: "ffe600",
  });
  await page.goto(formUrl(form));
  await expectClean(page, [360]);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectClean(page);
  await page.goto(`${formUrl(form)}?thanks`);
  await expectClean(page, [360]);
});

test("a field that is being edited is accessible in both themes and fits a phone", async ({
  account,
  page,
}) => {
  const form = await newForm(account, all);
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/forms/${form.id}`);
  await page.getByRole("button", { name: /^Choice/ }).click();
  await expectClean(page, [360]);
});

test("submissions with all kinds of fields are accessible in both themes, on a phone and on a desktop", async ({
  account,
  page,
}) => {
  const form = await newForm(account, all);
  const sent = await sendForm(form, {
    f_a: "Ada",
    f_b: "ada@example.com",
    f_c: "7",
    f_d: "Two\nlines",
    f_e: "One",
    f_f: "Option 3",
    f_g: ["One", "Two"],
    f_h: "2030-02-03",
    f_i: "yes",
    f_j: "9",
    f_k: "030 1234",
  });
  expect(sent.status).toBe(303);
  await signIn(page, account);
  const list = `${env.APP_URL}/dashboard/forms/${form.id}/submissions`;
  await page.goto(list);
  await expect(page.getByRole("table", { name: "Submissions" })).toContainText("Ada");
  await expectClean(page);
  const [submission] = await db.submission.findMany({ where: { formId: form.id } });
  await page.goto(`${list}/${submission?.id}`);
  await expect(page.getByText("Option 3")).toBeVisible();
  await expectClean(page);
});
