import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { isOnTop } from "@/tests/support/readers/is-on-top";

test("an error of a field of the form opens it, marks its setting, moves the focus there and keeps the input", async ({
  account,
  page,
}) => {
  await signIn(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${env.APP_URL}/dashboard/forms/new`);
  const title = page.getByLabel("Title");
  await untilHydrated(title);
  await expect(title).toBeFocused();
  await title.fill("Summer party");
  await page.getByRole("button", { name: "Add Single choice" }).click();
  await page.getByLabel("Label", { exact: true }).fill("");
  // Another field is open when the error comes.
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByRole("button", { name: "Create form" }).click();
  const label = page.getByLabel("Label", { exact: true });
  await expect(label).toBeFocused();
  await expect(label).toHaveAttribute("aria-invalid", "true");
  // Neither the header nor the save bar covers it.
  await expect.poll(() => label.evaluate(isOnTop)).toBe(true);
  await expect(page.getByText("Field 4: Enter a label", { exact: true })).toHaveCount(1);
  await expect(title).toHaveValue("Summer party");
  expect(await db.form.count({ where: { accountId: account.owner.accountId } })).toBe(0);
  await label.fill("Dish");
  await expect(label).toBeVisible();
  await expect(page.getByText("Field 4: Enter a label")).toHaveCount(0);
  await page.getByRole("button", { name: "Create form" }).click();
  await page.waitForURL(/\/dashboard\/forms\/\d+$/);
});

test("all errors of a form's fields are listed and shown at their settings, and correcting one keeps the others", async ({
  account,
  page,
}) => {
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/forms/new`);
  const title = page.getByLabel("Title");
  await untilHydrated(title);
  for (const kind of ["Single choice", "Short text", "Rating"]) {
    await page.getByRole("button", { name: `Add ${kind}` }).click();
    if (kind === "Single choice") await page.getByLabel("Options, one per line").fill("");
  }
  await page.getByRole("button", { name: "Create form" }).click();
  const summary = page.getByRole("region", { name: "Errors" });
  const wrong = ["Field 4: Enter a label", "Field 4: Enter at least one option"];
  const all = ["Title: This field is required", ...wrong, "Field 5: Enter a label", "Field 6: Enter a label"];
  await expect(summary.getByText("5 fields need attention")).toBeVisible();
  await expect(summary.getByRole("button")).toHaveText(all);
  await expect(title).toBeFocused();
  const labels = page.getByLabel("Label", { exact: true });
  await expect(labels).toHaveCount(3);
  await summary.getByRole("button", { name: "Field 6: Enter a label" }).click();
  await expect(labels.nth(2)).toBeFocused();
  await summary.getByRole("button", { name: "Field 4: Enter at least one option" }).click();
  await expect(page.getByLabel("Options, one per line")).toBeFocused();
  await labels.nth(1).fill("Allergies");
  await expect(labels.nth(1)).not.toHaveAttribute("aria-invalid", "true");
  await expect(summary.getByRole("button")).toHaveText([...all.slice(0, 3), "Field 6: Enter a label"]);
  await labels.nth(0).fill("Dish");
  await page.getByLabel("Options, one per line").fill("Soup");
  await labels.nth(2).fill("Taste");
  await title.fill("Lunch");
  await page.getByRole("button", { name: "Create form" }).click();
  await page.waitForURL(/\/dashboard\/forms\/\d+$/);
});
