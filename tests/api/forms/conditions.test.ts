import { forms } from "@/lib/forms";
import type { FormField } from "@/lib/forms/options";
import { expect, test, visit } from "@/tests/support/fixtures";
import { field, formUrl, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";

const visitors = field("n", { kind: "choice", label: "Coming?", options: ["Yes", "No"], required: true });
const phone = field("p", {
  kind: "phone",
  label: "Phone",
  required: true,
  show_when: { field: "n", values: ["Yes"] },
});
const reason = field("r", { label: "Why not?", show_when: { field: "n", values: ["No"] } });

test("answers to fields that aren't shown are neither required nor stored", async ({ account }) => {
  const form = await newForm(account, [visitors, phone, reason]);
  const missing = await sendForm(form, { f_n: "Yes", f_r: "Never shown" });
  expect(missing.status).toBe(422);
  expect(await missing.text()).toContain('id="e_p"');
  expect((await sendForm(form, { f_n: "Yes", f_p: "030 1234", f_r: "Never shown" })).status).toBe(303);
  expect((await sendForm(form, { f_n: "No", f_p: "not a number", f_r: "Ill" })).status).toBe(303);
  expect(await submissionsOf(form)).toEqual([
    { n: "Yes", p: "030 1234" },
    { n: "No", r: "Ill" },
  ]);
});

test("says in the page's own text when a field is to be filled in", async ({ account }) => {
  const hostile = `"><script>alert(1)</script>`;
  const source = field("n", { kind: "choice", label: hostile, options: [hostile, "No"] });
  const form = await newForm(account, [
    source,
    field("r", { show_when: { field: "n", values: [hostile, "No"] } }),
  ]);
  const html = await (await visit(formUrl(form))).text();
  expect(html).toContain('<p class="when">Only if your answer to “&quot;&gt;&lt;script&gt;');
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("ratings and phone numbers are in the export, ratings as numbers", async ({ account }) => {
  const form = await newForm(account, [
    field("s", { kind: "rating", stars: 10 }),
    field("p", { kind: "phone" }),
  ]);
  expect((await sendForm(form, { f_s: "9", f_p: "030  1234" })).status).toBe(303);
  expect(await submissionsOf(form)).toEqual([{ s: 9, p: "030 1234" }]);
  const { body } = await forms.exportSubmissions(account.owner, form);
  expect(await new Response(body).text()).toMatch(/,9,030 1234\r\n$/);
});

const pick: Partial<FormField> = { kind: "choice", options: ["x"] };
const when = (source: string, ...values: string[]) => ({ show_when: { field: source, values } });

const INVALID: [string, object][] = [
  [
    "a condition on a later field",
    { title: "T", fields: [field("a", when("b", "x")), field("b", { kind: "choice", options: ["x"] })] },
  ],
  ["a condition on itself", { title: "T", fields: [field("a", { ...pick, ...when("a", "x") })] }],
  ["a condition on a text", { title: "T", fields: [field("a"), field("b", when("a", "x"))] }],
  [
    "a condition on an option that isn't there",
    { title: "T", fields: [field("a", pick), field("b", when("a", "y"))] },
  ],
  ["a condition without values", { title: "T", fields: [field("a", pick), field("b", when("a"))] }],
  ["a rating of 11 stars", { title: "T", fields: [field("a", { kind: "rating", stars: 11 })] }],
];
for (const [what, fields] of INVALID)
  test(`rejects ${what}`, async ({ account }) => {
    const created = forms.create(account.owner, {}, { ...fields }, new Date());
    await expect(created).rejects.toMatchObject({ code: "invalid_fields" });
  });
