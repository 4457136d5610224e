import { forms } from "@/lib/forms";
import { inputName, TOKEN } from "@/lib/forms/input-names";
import { MAX_FIELDS, MAX_OPTION_LENGTH, MAX_OPTIONS } from "@/lib/forms/options";
import { MAX_PARAGRAPH_LENGTH } from "@/lib/forms/submission-schema";
import { expect, test } from "@/tests/support/fixtures";
import { field, formUrl, newForm, sendForm, submissionsOf, tokenOf } from "@/tests/support/rows/forms";

/** Four bytes in UTF-8, twelve in a URL-encoded body. */
const LONGEST_CHARACTER = "😀";
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, n) => field(`p${n}`, { kind: "paragraph" }));

test("accepts six paragraphs of 5,000 CJK characters", async ({ account }) => {
  const fields = paragraphs(6);
  const form = await newForm(account, fields);
  const text = "語".repeat(MAX_PARAGRAPH_LENGTH);
  const response = await sendForm(form, Object.fromEntries(fields.map(({ id }) => [inputName(id), text])));
  expect(response.status).toBe(303);
  expect(await submissionsOf(form)).toEqual([Object.fromEntries(fields.map(({ id }) => [id, text]))]);
});

test("accepts the largest form, filled to every limit with the longest characters", async ({ account }) => {
  const options = Array.from({ length: MAX_OPTIONS }, (_, n) =>
    `${n} `.padEnd(MAX_OPTION_LENGTH, "_").replaceAll("_", LONGEST_CHARACTER),
  );
  const fields = Array.from({ length: MAX_FIELDS }, (_, n) =>
    field(`${n}`.padEnd(16, "x"), { kind: "checkboxes", options }),
  );
  const form = await newForm(account, fields);
  const answers = Object.fromEntries(fields.map(({ id }) => [inputName(id), options]));
  expect((await sendForm(form, answers)).status).toBe(303);
  expect(await submissionsOf(form)).toHaveLength(1);
});

test("rejects a body over every limit, and shows the form with what was typed", async ({ account }) => {
  const form = await newForm(account, [field("name"), ...paragraphs(2)]);
  const sent = { f_name: "Ada Lovelace", f_p0: "z".repeat(forms.maxBodyBytes), f_p1: "cut off" };
  const response = await sendForm(form, sent);
  expect(response.status).toBe(413);
  const html = await response.text();
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toContain("Shorten your answers");
  expect(html).toContain("<form");
  expect(await submissionsOf(form)).toEqual([]);
});

test("rejects a body with more pairs than any form has, and shows the form with what was typed", async ({
  account,
}) => {
  const form = await newForm(account, [field("name")]);
  const pairs = "a&".repeat(MAX_FIELDS * MAX_OPTIONS);
  const response = await fetch(formUrl(form), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `${TOKEN}=${tokenOf(form)}&f_name=Grace&${pairs}&f_name=Other`,
  });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('value="Grace"');
  expect(await submissionsOf(form)).toEqual([]);
});

test("shows a value that is too long in full, so that it can be shortened", async ({ account }) => {
  const form = await newForm(account, paragraphs(2));
  const long = "語".repeat(MAX_PARAGRAPH_LENGTH + 1);
  const response = await sendForm(form, { f_p0: long, f_p1: "kept" });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(long);
  expect(html).toContain("kept</textarea>");
});
