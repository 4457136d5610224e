import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { forms } from "@/lib/forms";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { field, formUrl, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";

const FORMS = `${env.APP_URL}/dashboard/forms`;

test("closes, reopens and deletes a form from its row, and removes a closing time that has passed", async ({
  owner,
  account,
}) => {
  const form = await newForm(account, [field("a")], { title: "Survey" });
  const ended = await newForm(account, [field("a")], { title: "Poll" });
  await db.form.update({ where: { id: ended.id }, data: { closesAt: addDays(new Date(), -1) } });
  await owner.goto(FORMS);
  const choose = async (name: string, title = "Survey") => {
    await owner.getByRole("button", { name: `Actions for ${title}` }).click();
    await owner.getByRole("menuitem", { name, exact: true }).click();
  };
  await choose("Reopen form", "Poll");
  await expect(owner.getByText("Form reopened. Its closing time was removed.")).toBeVisible();
  expect((await sendForm(ended, { f_a: "In time" })).status).toBe(303);

  await choose("Close form");
  await expect(owner.getByText("Form closed")).toBeVisible();
  await sendForm(form, { f_a: "Too late" });
  expect(await submissionsOf(form)).toEqual([]);
  await choose("Reopen form");
  await expect(owner.getByText("Form reopened", { exact: true })).toBeVisible();
  expect((await sendForm(form, { f_a: "In time" })).status).toBe(303);
  expect(await submissionsOf(form)).toEqual([{ a: "In time" }]);
  await choose("Delete…");
  await expect(owner.getByRole("alertdialog")).toContainText("Survey");
  await owner.getByRole("button", { name: "Delete form" }).click();
  await expect(owner.getByRole("button", { name: "Actions for Survey" })).toHaveCount(0);
  await expect(owner.getByRole("button", { name: "Actions for Poll" })).toBeVisible();
  expect((await visit(formUrl(form))).status).toBe(404);
  expect(await submissionsOf(form)).toEqual([]);
});

test("deletes a form from its editor after saying how many submissions will be lost", async ({
  owner,
  account,
}) => {
  const form = await newForm(account, [field("a")], { title: "Survey" });
  await sendForm(form, { f_a: "One" });
  await sendForm(form, { f_a: "Two" });
  await owner.goto(`${FORMS}/${form.id}`);
  await owner.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = owner.getByRole("alertdialog");
  await expect(dialog).toContainText("its 2 submissions");
  await dialog.getByRole("button", { name: "Delete form" }).click();
  await expect(owner).toHaveURL(FORMS);
  await expect(owner.getByText("Form deleted")).toBeVisible();
  await expect(owner.getByText("No forms yet")).toBeVisible();
  expect((await forms.list(account.owner, {}, { limit: 9, offset: 0 }, {})).total).toBe(0);
  expect((await visit(formUrl(form))).status).toBe(404);
});
