import { text } from "node:stream/consumers";
import { env } from "@/lib/env";
import { forms } from "@/lib/forms";
import { MAX_FIELDS } from "@/lib/forms/options";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { field, newForm, sendForm } from "@/tests/support/rows/forms";

/** As many fields as a form may have, with new ids in each round. */
const fieldsOfRound = (round: number) =>
  Array.from({ length: MAX_FIELDS }, (_, n) => field(`r${round}n${n}`, { label: `Round ${round}, ${n}` }));

test("a form whose fields were replaced many times can be edited, read and exported", async ({ account }) => {
  const form = await newForm(account, fieldsOfRound(0));
  expect((await sendForm(form, { f_r0n7: "the first answer" })).status).toBe(303);
  const at = { id: form.id };
  for (const round of [1, 2, 3])
    await forms.update(account.owner, at, { fields: fieldsOfRound(round) }, new Date());

  const row = await forms.update(account.owner, at, { title: "Edited" }, new Date());
  expect(row.title).toBe("Edited");
  expect(forms.fieldsOf(row).map(({ id }) => id)).toEqual(fieldsOfRound(3).map(({ id }) => id));
  expect(forms.allFieldsOf(row)).toHaveLength(4 * MAX_FIELDS);

  const { body } = await forms.exportSubmissions(account.owner, at);
  const csv = await text(body);
  expect(csv).toContain('"Round 0, 7"');
  expect(csv).toContain("the first answer");

  const cookie = await sessionCookie(account);
  for (const path of ["", "/submissions", "/export"]) {
    const response = await fetch(`${env.APP_URL}/dashboard/forms/${form.id}${path}`, { headers: { cookie } });
    expect(response.status, path).toBe(200);
  }
});

test("a retired field that is added again is listed once", async ({ account }) => {
  const [name, age] = [field("name"), field("age")];
  const form = await newForm(account, [name, age]);
  await sendForm(form, { f_name: "Ada", f_age: "36" });
  const at = { id: form.id };
  await forms.update(account.owner, at, { fields: [name] }, new Date());
  const row = await forms.update(account.owner, at, { fields: [name, age] }, new Date());
  expect(forms.allFieldsOf(row).map(({ id }) => id)).toEqual(["name", "age"]);
});
