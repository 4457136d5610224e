import { db } from "@/lib/db/client";
import { expect, test } from "@/tests/support/fixtures";
import { expectClean } from "@/tests/support/readers/axe";
import { field, formUrl, newForm, submissionsOf } from "@/tests/support/rows/forms";

test("a form that closes while it is filled in, embedded or not, says so, and Reload and Back don't send it again", async ({
  account,
  page,
}) => {
  const methods: string[] = [];
  page.on("request", (request) => methods.push(request.method()));
  for (const query of ["", "?embed=1"]) {
    const form = await newForm(account, [field("a", { label: "Name" })]);
    await page.goto(formUrl(form) + query);
    await page.getByLabel("Name").fill("Ada");
    await db.form.update({ where: { id: form.id }, data: { closesAt: new Date(Date.now() - 1_000) } });
    const sent = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Send" }).click();
    expect((await sent).status(), query).toBe(410);
    const heading = page.getByRole("heading", { name: "This form is closed" });
    await expect(heading).toBeVisible();
    await expectClean(page, [360]);
    methods.length = 0;
    expect((await page.reload())?.status(), query).toBe(410);
    await page.goto(formUrl({ slug: "elsewhere" }));
    await page.goBack();
    await expect(heading).toBeVisible();
    expect(methods, query).toEqual(["GET", "GET", "GET"]);
    expect(await submissionsOf(form), query).toEqual([]);
  }
});
