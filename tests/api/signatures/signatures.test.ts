import { signatureShape, TEMPLATES } from "@/lib/signatures/schema";
import { DATE_TIME } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { FULL } from "@/tests/support/rows/signatures";

const NAMED = { full_name: "Ada Lovelace" };
const error = (field: string) => ({
  status: 422,
  body: { error: `invalid_${field}`, message: expect.stringContaining(field) },
});
const show = (value: unknown) => JSON.stringify(value).slice(0, 70);

test("a new signature has the default of every omitted field", async ({ api }) => {
  const { status, body } = await api.post("/signatures", NAMED);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    name: "Ada Lovelace",
    full_name: "Ada Lovelace",
    job_title: "",
    department: "",
    company: "",
    pronouns: "",
    address: "",
    email: "",
    phone: "",
    mobile: "",
    website: null,
    logo_url: null,
    logo_width: 120,
    logo_height: 40,
    photo_url: null,
    socials: [],
    template: "classic",
    primary_color: "0b7f75",
    text_color: "6b7280",
    font: "arial",
    disclaimer: "",
    created_at: expect.stringMatching(DATE_TIME),
    updated_at: body.created_at,
    signature_html: expect.stringContaining("Ada Lovelace"),
    signature_text: "-- \nAda Lovelace",
  });
});

test("returns every field as sent, trimmed", async ({ api }) => {
  const sent = {
    ...FULL,
    name: "Work",
    logo_width: 320,
    logo_height: 16,
    template: "stacked",
    primary_color: "AbCdEf",
    text_color: "000000",
    font: "times",
  };
  const { body } = await api.post("/signatures", { ...sent, company: `  ${sent.company} ` });
  expect(body).toMatchObject(sent);
  expect((await api.get(`/signatures/${body.id}`)).body).toEqual(body);
});

test("the list omits the HTML, and finds by name and full name in any letter case", async ({ api }) => {
  const { body: ada } = await api.post("/signatures", { ...NAMED, name: "Work 100%" });
  await api.post("/signatures", { full_name: "Grace Hopper" });
  const { signature_html: _html, signature_text: _text, ...listed } = ada;
  const found = async (q: string) => (await api.get(`/signatures?q=${encodeURIComponent(q)}`)).body;
  expect((await found("LOVELACE")).data).toEqual([listed]);
  expect((await found("0%")).total).toBe(1);
  expect((await found("_")).total).toBe(0);
  expect((await found("a")).total).toBe(2);
  expect((await found("nobody")).data).toEqual([]);
  expect(await api.get("/signatures?q=%00")).toMatchObject(error("q"));
});

test("accepts every field at its limit", async ({ api }) => {
  const texts = ["full_name", "job_title", "department", "company", "pronouns", "address"];
  for (const letter of ["x", "é", "😀"]) {
    const response = await api.post("/signatures", {
      ...FULL,
      ...Object.fromEntries(texts.map((field) => [field, letter.repeat(120)])),
      name: letter.repeat(200),
      disclaimer: letter.repeat(1000),
      phone: "1".repeat(40),
      mobile: "2".repeat(40),
      email: `a@${`${"b".repeat(61)}.`.repeat(4)}com`,
      socials: Array(10).fill({ platform: "x", url: "https://x.com/ada" }),
    });
    expect(response.status, JSON.stringify(response.body).slice(0, 200)).toBe(201);
    expect(response.body.signature_html.length).toBeLessThan(10_000);
  }
});

test("null, and an empty optional text, mean the default", async ({ api }) => {
  const { body: bare } = await api.post("/signatures", NAMED);
  const { body: row } = await api.post("/signatures", {
    ...FULL,
    name: "Work",
    template: "compact",
    font: "georgia",
  });
  const cleared = Object.fromEntries(
    Object.keys(signatureShape)
      .filter((field) => field !== "full_name")
      .map((field) => [field, null]),
  );
  const { body: changed } = await api.patch(`/signatures/${row.id}`, cleared);
  const times = { created_at: expect.any(String), updated_at: expect.any(String) };
  expect(changed).toEqual({ ...bare, id: row.id, ...times });
  const empty = { name: "", email: "", phone: " ", mobile: "", company: "" };
  expect((await api.patch(`/signatures/${row.id}`, empty)).body).toMatchObject({
    name: "Ada Lovelace",
    email: "",
    phone: "",
  });
});

test("rejects a signature that would be too long, naming the field that adds most", async ({ api }) => {
  const path = (n: number) => `https://example.com/${"p".repeat(n)}`;
  const far = Array.from({ length: 10 }, () => ({ platform: "x", url: path(900) }));
  const cases: [object, string][] = [
    [{ socials: far }, "socials"],
    [
      { disclaimer: "&".repeat(1000), website: path(1900), logo_url: path(2000), photo_url: path(2000) },
      "disclaimer",
    ],
    [
      {
        logo_url: path(2000),
        photo_url: path(2028),
        disclaimer: "'".repeat(600),
        company: "<".repeat(120),
        socials: far.slice(0, 2),
      },
      "disclaimer",
    ],
  ];
  for (const [fields, field] of cases) {
    const response = await api.post("/signatures", { ...FULL, ...fields });
    expect(response, show(fields)).toMatchObject(error(field));
    expect(response.body.message).toMatch(/10000|10,000/);
  }
  const { body: row } = await api.post("/signatures", { ...FULL, socials: far.slice(0, 6) });
  expect(
    await api.patch(`/signatures/${row.id}`, { disclaimer: "x".repeat(1000), website: path(2000) }),
  ).toMatchObject(error("socials"));
  expect((await api.get(`/signatures/${row.id}`)).body).toEqual(row);
});

test("every template shows hostile text as text", async ({ api }) => {
  const evil = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
  const fields = {
    full_name: evil,
    job_title: evil,
    department: evil,
    company: evil,
    pronouns: evil,
    address: evil,
    disclaimer: evil,
  };
  for (const template of TEMPLATES) {
    const { body } = await api.post("/signatures", {
      ...fields,
      phone: `123${evil.slice(0, 30)}`,
      website: `https://example.com/?"><script>`,
      template,
    });
    expect(body.signature_html).not.toMatch(/<script|<img|onerror=[^&]*>/);
    expect(body.signature_html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&#34;&#39;&amp;");
    expect(body.signature_text).toContain(evil);
  }
});

test("usage counts the account's signatures", async ({ api, stranger }) => {
  await stranger.post("/signatures", NAMED);
  const { body } = await api.post("/signatures", NAMED);
  const usage = async () => (await api.get("/me")).body.usage.signatures;
  expect(await usage()).toBe(1);
  await api.delete(`/signatures/${body.id}`);
  expect(await usage()).toBe(0);
});
