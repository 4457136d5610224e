import { signatureShape } from "@/lib/signatures/schema";
import { expect, test } from "@/tests/support/fixtures";

const NAMED = { full_name: "Ada Lovelace" };
const error = (field: string) => ({
  status: 422,
  body: { error: `invalid_${field}`, message: expect.stringContaining(field) },
});
const show = (value: unknown) => JSON.stringify(value).slice(0, 70);

const long = (n: number) => "😀".repeat(n);
const WRONG_TEXT = ["a\u0000b", "a\ud800b", 5, true, [], {}];
const WRONG_URL = [
  "x",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "ftp://e.com/a.png",
  "//e.com/a.png",
  "/a.png",
  "https://u:p@e.com/",
  "https://",
  5,
  true,
  [],
  {},
];
const WRONG_COLOR = ["", "fff", "#123456", "12345g", "1234567", 123456, true, [], {}];
const social = { platform: "x", url: "https://x.com/ada" };

const REFUSED: Record<string, unknown[]> = {
  name: [long(201), "a\nb", ...WRONG_TEXT],
  full_name: [null, "", "  ", long(121), "a\nb", ...WRONG_TEXT],
  ...Object.fromEntries(
    ["job_title", "department", "company", "pronouns"].map((field) => [
      field,
      [long(121), "a\nb", ...WRONG_TEXT],
    ]),
  ),
  address: [long(121), "a\tb", ...WRONG_TEXT],
  email: [
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "a b@example.com",
    "ada@example.com\n\u0000",
    `${"a".repeat(250)}@example.com`,
    5,
    true,
    [],
    {},
  ],
  phone: ["12", "call me", "1".repeat(41), ...WRONG_TEXT],
  mobile: ["12", "call me", "1".repeat(41), ...WRONG_TEXT],
  website: [...WRONG_URL, "mailto:ada@example.com", "example.com"],
  logo_url: WRONG_URL,
  logo_width: [0, 15, 321, 20.5, "100", true, [], {}],
  logo_height: [0, 15, 321, 20.5, "100", true, [], {}],
  photo_url: WRONG_URL,
  socials: [
    "x",
    5,
    true,
    {},
    [5],
    [null],
    ["https://x.com"],
    [{}],
    [{ platform: "x" }],
    [{ url: social.url }],
    [{ ...social, platform: "myspace" }],
    [{ ...social, platform: "X" }],
    [{ ...social, url: "javascript:alert(1)" }],
    [{ ...social, url: "" }],
    [{ ...social, url: 5 }],
    [social, { ...social, url: "mailto:" }],
    Array(11).fill(social),
  ],
  template: ["", "Classic", "modern", 1, true, [], {}],
  primary_color: WRONG_COLOR,
  text_color: WRONG_COLOR,
  font: ["", "comic", "Arial", "arial;color:red", 1, true, [], {}],
  disclaimer: [long(1001), "a\tb", ...WRONG_TEXT],
};

test("checks the fields in the order of the contract", () => {
  expect(Object.keys(REFUSED)).toEqual(Object.keys(signatureShape));
});

for (const [field, values] of Object.entries(REFUSED)) {
  test(`rejects an invalid ${field} with a message that names it, on create and on PATCH`, async ({
    api,
  }) => {
    const { body: row } = await api.post("/signatures", NAMED);
    for (const value of values) {
      const created = await api.post("/signatures", { ...NAMED, [field]: value });
      expect(created, show(value)).toMatchObject(error(field));
      const changed = await api.patch(`/signatures/${row.id}`, { [field]: value });
      expect(changed, show(value)).toMatchObject(error(field));
    }
    expect((await api.get(`/signatures/${row.id}`)).body).toEqual(row);
    expect((await api.get("/signatures")).body.total).toBe(1);
  });
}

test("an error inside a list names its position", async ({ api }) => {
  const socials = [social, { platform: "x", url: "ftp://x.com" }];
  const { body } = await api.post("/signatures", { ...NAMED, socials });
  expect(body.message).toMatch(/^socials\[1\]\.url must be/);
});
