import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import { randomSlug } from "@/lib/slugs/slugs";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { field, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";

const first = { limit: 25, offset: 0 };

test.describe("forms of an account", () => {
  test("are created with every setting and read back", async ({ account }) => {
    const fields = [
      field("a", { label: "Name", help: "As on your card", required: true }),
      field("b", { kind: "choice", options: ["Yes", "No"] }),
      field("c", { kind: "rating", stars: 7, show_when: { field: "b", values: ["Yes"] } }),
    ];
    const sent = {
      title: "  Summer party  ",
      alias: randomSlug(12),
      description: "Two lines\nof words",
      fields,
      submit_label: "Sign up",
      theme: "dark",
      accent: "ffcc00",
      thanks: "See you there",
      redirect_url: "https://example.com/thanks",
      open: false,
      closes_at: inDays(10),
      notify_email: "ada@example.com",
      published: false,
    };
    const { row } = await forms.create(account.owner, {}, sent, new Date());
    const { alias, ...same } = sent;
    expect(forms.serialize(row, new Date())).toMatchObject({
      ...same,
      title: "Summer party",
      slug: alias,
      state: "draft",
      submissions: 0,
      views: 0,
    });
    expect(JSON.stringify(forms.serialize(row, new Date()))).not.toContain('"key"');
  });

  test("need a title and a field; everything else has a default", async ({ account }) => {
    const { row } = await forms.create(account.owner, {}, { title: "T", fields: [field("a")] }, new Date());
    expect(forms.serialize(row, new Date())).toMatchObject({
      description: "",
      submit_label: "Send",
      theme: "auto",
      accent: "0c6b58",
      redirect_url: null,
      open: true,
      closes_at: null,
      notify_email: null,
      published: true,
      state: "open",
    });
  });

  const ok = { title: "T", fields: [field("a")] };
  const REFUSED: [string, object, string][] = [
    ["no title", { fields: ok.fields }, "invalid_title"],
    ["an empty title", { ...ok, title: " " }, "invalid_title"],
    ["a title of 201 characters", { ...ok, title: "😀".repeat(201) }, "invalid_title"],
    ["no fields", { title: "T" }, "invalid_fields"],
    ["an empty list of fields", { ...ok, fields: [] }, "invalid_fields"],
    ["51 fields", { ...ok, fields: Array.from({ length: 51 }, (_, n) => field(`f${n}`)) }, "invalid_fields"],
    ["fields that are not a list", { ...ok, fields: "a" }, "invalid_fields"],
    ["a null field", { ...ok, fields: [null] }, "invalid_fields"],
    ["a field without label", { ...ok, fields: [field("a", { label: "" })] }, "invalid_fields"],
    ["two fields with one id", { ...ok, fields: [field("a"), field("a")] }, "invalid_fields"],
    ["an invalid id", { ...ok, fields: [field("a b")] }, "invalid_fields"],
    ["an unknown kind", { ...ok, fields: [{ ...field("a"), kind: "file" }] }, "invalid_fields"],
    ["a choice without options", { ...ok, fields: [field("a", { kind: "choice" })] }, "invalid_fields"],
    [
      "one option twice",
      { ...ok, fields: [field("a", { kind: "choice", options: ["x", "x "] })] },
      "invalid_fields",
    ],
    [
      "51 options",
      { ...ok, fields: [field("a", { kind: "checkboxes", options: Array.from({ length: 51 }, String) })] },
      "invalid_fields",
    ],
    ["an invalid alias", { ...ok, alias: "a b" }, "invalid_alias"],
    ["an unknown theme", { ...ok, theme: "pink" }, "invalid_theme"],
    ["an invalid color", { ...ok, accent: "#0c6b58" }, "invalid_accent"],
    ["a javascript: URL", { ...ok, redirect_url: "javascript:alert(1)" }, "invalid_redirect_url"],
    ["an end in the past", { ...ok, closes_at: "2020-01-01 00:00:00" }, "invalid_closes_at"],
    ["an invalid email", { ...ok, notify_email: "ada" }, "invalid_notify_email"],
    ["open as a text", { ...ok, open: "yes" }, "invalid_open"],
  ];
  for (const [what, fields, code] of REFUSED) {
    test(`returns ${code} for ${what}`, async ({ account }) => {
      const created = forms.create(account.owner, {}, { ...fields }, new Date());
      await expect(created).rejects.toMatchObject({ code });
    });
  }

  test("an error in a field names its position", async ({ account }) => {
    const fields = [field("a"), field("b", { label: "" })];
    const created = forms.create(account.owner, {}, { title: "T", fields }, new Date());
    await expect(created).rejects.toThrow(/^fields 2: label /);
  });

  test("have their own namespace of slugs, in any letter case", async ({ account, api }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/" });
    const form = await newForm(account, [field("a")], { alias: link.slug });
    expect(form.slug).toBe(link.slug);
    const again = newForm(account, [field("a")], { alias: link.slug.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: "alias_taken" });
  });

  test("belong to their account alone", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const { owner } = await newAccount();
    const now = new Date();
    for (const attempt of [
      () => forms.get(owner, form),
      () => forms.update(owner, form, { title: "Mine" }, now),
      () => forms.remove(owner, form),
      () => forms.listSubmissions(owner, form, first, {}),
      () => forms.exportSubmissions(owner, form),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "P2025" });
    expect((await forms.list(owner, {}, first, {})).total).toBe(0);
    expect((await forms.list(account.owner, {}, first, {})).rows).toHaveLength(1);
  });

  test("are found by title and slug in any letter case, and % and _ are literal", async ({ account }) => {
    await newForm(account, [field("a")], { title: "Sommerfest 100%" });
    const other = await newForm(account, [field("a")], { title: "Other" });
    const found = async (q: string) => (await forms.list(account.owner, {}, first, { q })).total;
    expect(await found("SOMMER")).toBe(1);
    expect(await found(other.slug.toUpperCase())).toBe(1);
    expect(await found("100%")).toBe(1);
    expect(await found("10_%")).toBe(0);
    expect(await found("nothing")).toBe(0);
  });

  test("accept their own object unchanged, also after they have closed", async ({ account }) => {
    const form = await newForm(account, [field("a")], { closes_at: inDays(1) });
    const later = new Date(Date.now() + 2 * 86_400_000);
    const wire = forms.serialize(form, later);
    expect(wire.state).toBe("ended");
    expect(await forms.update(account.owner, form, wire, later)).toMatchObject({ updatedAt: form.updatedAt });
    const renamed = await forms.update(account.owner, form, { ...wire, title: "New" }, later);
    expect(forms.serialize(renamed, later)).toMatchObject({ title: "New", closes_at: wire.closes_at });
    const moved = forms.update(account.owner, form, { closes_at: formatDateTime(new Date()) }, later);
    await expect(moved).rejects.toMatchObject({ code: "invalid_closes_at" });
  });

  test("keep the submitted values and label of a removed field", async ({ account }) => {
    const form = await newForm(account, [field("a", { label: "Old" }), field("b", { label: "New" })]);
    await sendForm(form, { f_a: "kept", f_b: "too" });
    await forms.update(account.owner, form, { fields: [field("b", { label: "Newer" })] }, new Date());
    const { body } = await forms.exportSubmissions(account.owner, form);
    const [head, row] = (await new Response(body).text()).split("\r\n");
    expect(head).toBe("Submitted at (UTC),Newer,Old");
    expect(row).toMatch(/,too,kept$/);
  });

  test("delete their submissions with them", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    await sendForm(form, { f_a: "x" });
    expect(await submissionsOf(form)).toHaveLength(1);
    expect((await forms.remove(account.owner, form)).submissions).toBe(1);
    expect(await submissionsOf(form)).toHaveLength(0);
  });
});
