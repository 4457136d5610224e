import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { field, formUrl, newForm, submissionsOf } from "@/tests/support/rows/forms";

test("the embed code shows the form in another site's page, as high as it is, and submits it there", async ({
  account,
  owner,
  site,
  browser,
}) => {
  const options = Array.from({ length: 8 }, (_, n) => `Option ${n}`);
  const form = await newForm(
    account,
    [
      field("n", { label: "Name", required: true }),
      field("s", { kind: "rating", label: "Stars", stars: 5 }),
      field("m", { kind: "choice", label: "Which?", options, show_when: { field: "s", values: ["1"] } }),
    ],
    { title: `Party "24" <b>`, redirect_url: `${site.url}/after` },
  );
  await owner.goto(`${env.APP_URL}/dashboard/forms/${form.id}`);
  await owner.getByText("Embed on your website").click();
  const snippet = (await owner.locator("pre").filter({ hasText: "<iframe" }).textContent()) ?? "";
  site.put("/page", `<title>Shop</title><h1>Our shop</h1>${snippet}<p>Below</p>`);

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/page`);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", `Party "24" <b>`);
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  const inner = page.frameLocator("iframe");
  const contents = () =>
    inner.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  const fits = () => expect.poll(async () => (await height()) - (await contents())).toBe(0);
  await expect(inner.getByLabel("Name")).toBeVisible();
  await fits();
  const before = await height();
  await inner.getByRole("radio", { name: "1 star" }).click();
  await expect.poll(height).toBeGreaterThan(before + 200);
  await fits();
  await inner.getByRole("button", { name: "Send" }).click();
  await expect(inner.getByRole("alert")).toContainText("1 answer needs attention");
  await inner.getByLabel("Name").fill("Ada");
  await inner.getByRole("button", { name: "Send" }).click();
  await expect(inner.getByText("Thank you! We've received your submission.")).toBeVisible();
  await expect.poll(height).toBeLessThan(before);
  expect(await submissionsOf(form)).toEqual([{ n: "Ada", s: 1 }]);
  expect(await context.cookies()).toEqual([]);
  await inner.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${site.url}/after`);
});

test("a form that isn't embedded refuses to be framed by another site", async ({ account, site, page }) => {
  const form = await newForm(account, [field("n", { label: "Name" })]);
  site.put("/page", `<title>Other</title><iframe src="${formUrl(form)}"></iframe>`);
  const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await page.goto(`${site.url}/page`);
  await refused;
  await expect(page.frameLocator("iframe").getByLabel("Name")).toHaveCount(0);
});
