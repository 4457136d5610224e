import { forms } from "@/lib/forms";
import { expect, test, visit } from "@/tests/support/fixtures";
import { field, formUrl, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";

/** Which sites may frame a response. */
const framing = ({ headers }: Response) => [
  /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1],
  headers.get("x-frame-options"),
];
const EVERYWHERE = ["*", null];
const NOWHERE = ["'none'", "DENY"];

test("only the embedded pages of a form can be framed by other sites", async ({ account }) => {
  const form = await newForm(account, [field("a", { required: true })], {
    redirect_url: "https://example.com/",
  });
  const embedded = `${formUrl(form)}?embed=1`;
  for (const [page, thanks, allowed] of [
    [embedded, `${formUrl(form)}?thanks&embed=1`, EVERYWHERE],
    [formUrl(form), `${formUrl(form)}?thanks`, NOWHERE],
  ] as const) {
    expect(framing(await visit(page)), page).toEqual(allowed);
    expect(framing(await sendForm(form, { f_a: "" }, page)), page).toEqual(allowed);
    expect(framing(await visit(thanks)), thanks).toEqual(allowed);
  }
  await forms.update(account.owner, form, { open: false }, new Date());
  expect(framing(await visit(embedded))).toEqual(EVERYWHERE);
  expect(framing(await sendForm(form, { f_a: "x" }, embedded))).toEqual(EVERYWHERE);
  expect(framing(await visit(formUrl(form)))).toEqual(NOWHERE);
});

test("an embedded form is submitted without cookies, and stays in its frame after it", async ({
  account,
}) => {
  const form = await newForm(account, [field("a")], { redirect_url: "https://example.com/?a=1&b=2" });
  const embedded = `${formUrl(form)}?embed=1`;
  const page = await visit(embedded);
  const html = await page.text();
  expect(html).toContain(`action="/f/${form.slug}?embed=1"`);
  expect(page.headers.get("set-cookie")).toBeNull();
  expect(page.headers.get("content-security-policy")).toMatch(/form-action 'self'(;|$)/);
  const response = await sendForm(form, { f_a: "Ada" }, embedded);
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `/f/${form.slug}?thanks&embed=1`,
  ]);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await submissionsOf(form)).toEqual([{ a: "Ada" }]);
  const thanks = await (await visit(`${formUrl(form)}?thanks&embed=1`)).text();
  expect(thanks).toContain('href="https://example.com/?a=1&amp;b=2" target="_top"');
  expect((await forms.get(account.owner, form)).views).toBe(1);
});
