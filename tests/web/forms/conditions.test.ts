import { env } from "@/lib/env";
import { forms } from "@/lib/forms";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { expectClean } from "@/tests/support/readers/axe";
import { field, formUrl, newForm, submissionsOf } from "@/tests/support/rows/forms";

const coming = field("n", { kind: "choice", label: "Coming?", options: ["Yes", "No"], required: true });
const wine = field("w", {
  kind: "checkboxes",
  label: "Drinks",
  options: ["Wine", "Water"],
  show_when: { field: "n", values: ["Yes"] },
});
const color = field("c", {
  label: "Red or white?",
  required: true,
  show_when: { field: "w", values: ["Wine"] },
});
const stars = field("s", { kind: "rating", label: "Last year's party", stars: 5 });
const why = field("y", { label: "What went wrong?", show_when: { field: "s", values: ["1", "2"] } });
const tel = field("t", { kind: "phone", label: "Phone" });
const all = [coming, wine, color, stars, why, tel];

test("a visitor sees a field after the answers it depends on, by keyboard too, and sends only what is shown", async ({
  account,
  page,
}) => {
  const form = await newForm(account, all);
  await page.goto(formUrl(form));
  await expect(page.getByText("Only if")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Drinks" })).toBeHidden();
  await page.getByLabel("Yes").check();
  await page.getByLabel("Wine").check();
  await page.getByLabel("Red or white?").fill("Red");
  // What depends on a hidden field is hidden with it, and comes back as it was.
  await page.getByLabel("No", { exact: true }).check();
  await expect(page.getByLabel("Red or white?")).toBeHidden();
  await page.getByLabel("Yes").check();
  await expect(page.getByLabel("Red or white?")).toHaveValue("Red");
  await page.getByLabel("No", { exact: true }).check();

  await page.getByRole("radio", { name: "1 star" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("What went wrong?")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
  await expect(page.getByLabel("What went wrong?")).toBeHidden();
  await page.getByRole("radio", { name: "4 stars" }).click();
  await expect(page.getByLabel("Phone")).toHaveAttribute("type", "tel");
  await expect(page.getByLabel("Phone")).toHaveAttribute("autocomplete", "tel");
  await page.getByLabel("Phone").fill("nobody");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Phone: Enter a phone number");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(page.getByLabel("Red or white?")).toBeHidden();
  await page.getByLabel("Phone").fill("030 1234");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you! We've received your submission.")).toBeVisible();
  // Neither asks to submit again.
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  expect(await submissionsOf(form)).toEqual([{ n: "No", s: 4, t: "030 1234" }]);
});

test("without JavaScript all fields are there, each saying when to fill it in", async ({
  account,
  browser,
}) => {
  const form = await newForm(account, all);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(formUrl(form));
  await expect(page.getByText("Only if your answer to “Coming?” is Yes")).toBeVisible();
  await page.getByLabel("No", { exact: true }).check();
  await page.getByRole("radio", { name: "2 stars" }).check();
  await page.getByLabel("What went wrong?").fill("The rain");
  await expect(async () => {
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you!")).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await submissionsOf(form)).toEqual([{ n: "No", s: 2, y: "The rain" }]);
});

test("the form builder adds a condition, follows a renamed option, and says when a condition goes", async ({
  account,
  page,
}) => {
  const form = await newForm(account, [
    field("n", { kind: "choice", label: "Coming?", options: ["Yes", "No"] }),
    field("a", { label: "Allergies" }),
  ]);
  const conditions = async () =>
    forms.fieldsOf(await forms.get(account.owner, form)).map(({ show_when }) => show_when);
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/forms/${form.id}`);
  const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`), expanded: false });
  await untilHydrated(row("Allergies"));
  const save = async (expected: unknown[]) => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(conditions).toEqual(expected);
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  };
  await row("Allergies").click();
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Depending on “Coming?”" });
  await page.getByRole("button", { name: "Save" }).click();
  // The preview's status repeats it.
  const fault = (text: string) => page.getByRole("alert").filter({ hasText: text });
  await expect(fault("Field 2: Choose at least one answer, or always show this field")).toBeVisible();
  await expect(page.getByLabel("Show", { exact: true })).toBeFocused();
  await page.getByRole("checkbox", { name: "Yes" }).check();
  await save([undefined, { field: "n", values: ["Yes"] }]);

  await row("Coming").click();
  await page.getByLabel("Options, one per line").fill("Of course\nNo");
  await save([undefined, { field: "n", values: ["Of course"] }]);

  // Moved below the field that depends on it: an error there, until it is moved back.
  await page.getByRole("button", { name: "Move down", exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(fault("Field 1: Choose a field above this one")).toBeVisible();
  await expectClean(page, [360]);
  await page.getByRole("button", { name: "Move down", exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Field 1: Choose a field above")).toHaveCount(0);

  await row("Coming").click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("“Allergies” is now always shown")).toBeVisible();
  await save([undefined]);
});
