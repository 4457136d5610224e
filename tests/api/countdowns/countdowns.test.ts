import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { DATE_TIME, inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? "undefined";
const LONG_URL = "https://example.com/".padEnd(2048, "é");

const DEFAULTS = {
  description: "",
  timezone: "UTC",
  theme: "light",
  accent: "0c6b58",
  cta_label: "",
  cta_url: null,
  expired_action: "message",
  expired_message: "",
  redirect_url: null,
  language: null,
};

test("a countdown with a title and an end has every default, and exactly the fields of the contract", async ({
  api,
}) => {
  const ends_at = inDays(3);
  const { status, body } = await api.post("/countdowns", { title: " Launch ", ends_at });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...DEFAULTS,
    id: expect.any(Number),
    title: "Launch",
    slug: expect.stringMatching(/^[a-z2-9]{7}$/),
    page_url: `${env.SHORT_URL}/c/${body.slug}`,
    ends_at,
    state: "active",
    views: 0,
    created_at: expect.stringMatching(DATE_TIME),
    updated_at: body.created_at,
  });
});

test("null for an optional field means its default, on create and on PATCH", async ({ api }) => {
  const nothing = Object.fromEntries(Object.keys(DEFAULTS).map((field) => [field, null]));
  const body = { title: "Launch", ends_at: inDays(3), alias: null, slug: null, ...nothing };
  const { body: created } = await api.post("/countdowns", body);
  expect(created).toMatchObject(DEFAULTS);
  const at = `/countdowns/${created.id}`;
  const full = {
    theme: "dark",
    timezone: "Asia/Tokyo",
    expired_action: "redirect",
    redirect_url: "https://a.example",
  };
  expect((await api.patch(at, full)).body).toMatchObject(full);
  const reset = await api.patch(at, { ...nothing, alias: null });
  expect(reset).toMatchObject({ status: 200, body: { ...DEFAULTS, slug: created.slug } });
  expectRefusal(await api.patch(at, { title: null }), 422, "invalid_title");
  expectRefusal(await api.patch(at, { ends_at: null }), 422, "invalid_ends_at");
});

const ACCEPTED: Record<string, unknown[]> = {
  title: ["é".repeat(200), "😀".repeat(200), '<script>alert("&")</script>', "עולם"],
  description: ["😀".repeat(2000), "two\nlines", ""],
  ends_at: [inDays(1), inDays(4000), "9999-12-31 23:59:59"],
  timezone: ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "Etc/GMT+5"],
  theme: ["light", "dark", "brand"],
  accent: ["000000", "FfFfFf", "1a2B3c"],
  cta_label: ["😀".repeat(60), ""],
  cta_url: ["https://example.com/?a=b", "http://localhost:9/", LONG_URL, null],
  expired_action: ["message"],
  expired_message: ["😀".repeat(500), "two\nlines"],
  redirect_url: ["https://example.com/", LONG_URL, null],
};

for (const [field, values] of Object.entries(ACCEPTED)) {
  test(`stores ${field} as typed up to its limit`, async ({ api }) => {
    for (const value of values) {
      const body = { title: "Launch", ends_at: inDays(3), [field]: value };
      const created = await api.post("/countdowns", body);
      expect(created, show(value)).toMatchObject({ status: 201, body: { [field]: value } });
      const patched = await api.patch(`/countdowns/${created.body.id}`, created.body);
      expect(patched, show(value)).toMatchObject({ status: 200, body: created.body });
    }
  });
}

const REFUSED: Record<string, unknown[]> = {
  title: ["", "   ", "é".repeat(201), "two\nlines", "nul\u0000", 7, ["a"], {}, true],
  alias: ["", "a b", "a/b", "é", "a".repeat(65), 7, {}],
  slug: ["", "a.b", 7],
  description: ["😀".repeat(2001), "bell\u0007", 7, []],
  ends_at: ["", "tomorrow", "2030-01-01", "2030-01-01T00:00:00Z", "2030-02-30 00:00:00", inDays(-1), 7, {}],
  timezone: ["", "Berlin", "Europe/Nowhere", "+01:00", "UTC+1", "Europe/Berlin; DROP", "../etc", 1, []],
  theme: ["", "Light", "neon", 1, ["light"]],
  accent: ["", "#123456", "12345", "1234567", "gggggg", 123456],
  cta_label: ["a".repeat(61), "a\nb", 1],
  cta_url: [
    "example.com",
    "javascript:alert(1)",
    "mailto:a@b.example",
    "https://u:p@b.example",
    `${LONG_URL}a`,
    1,
  ],
  expired_action: ["", "Message", "nothing", 1],
  expired_message: ["😀".repeat(501), "\u001b", 1],
  redirect_url: [
    "//example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://a.example",
    `${LONG_URL}a`,
    1,
  ],
};

for (const [field, values] of Object.entries(REFUSED)) {
  test(`rejects invalid values of ${field} on create and on PATCH, and changes nothing`, async ({ api }) => {
    const code = `invalid_${field === "slug" ? "alias" : field}`;
    const good = { title: "Launch", ends_at: inDays(3) };
    const { body: stored } = await api.post("/countdowns", good);
    for (const value of values) {
      const created = await api.post("/countdowns", { ...good, [field]: value });
      expectRefusal(created, 422, code);
      expect(created.body.message, show(value)).toMatch(new RegExp(`^${field} `));
      expectRefusal(await api.patch(`/countdowns/${stored.id}`, { [field]: value }), 422, code);
    }
    expect((await api.get(`/countdowns/${stored.id}`)).body).toEqual(stored);
  });
}

test.describe("a redirect at the end", () => {
  const redirect = (fields: object = {}) => ({
    title: "Launch",
    ends_at: inDays(3),
    expired_action: "redirect",
    redirect_url: "https://example.com/next",
    ...fields,
  });

  test("requires a URL, whichever of the two fields is changed", async ({ api }) => {
    expectRefusal(
      await api.post("/countdowns", redirect({ redirect_url: null })),
      422,
      "invalid_redirect_url",
    );
    const { body } = await api.post("/countdowns", redirect());
    const at = `/countdowns/${body.id}`;
    expectRefusal(await api.patch(at, { redirect_url: null }), 422, "invalid_redirect_url");
    expect((await api.patch(at, { redirect_url: null, expired_action: "message" })).status).toBe(200);
    expectRefusal(await api.patch(at, { expired_action: "redirect" }), 422, "invalid_redirect_url");
    expect(
      (await api.patch(at, { expired_action: "redirect", redirect_url: "http://b.example" })).status,
    ).toBe(200);
  });

  test("rejects the page itself, however its address is written", async ({ api }) => {
    const { body } = await api.post("/countdowns", redirect());
    const at = `/countdowns/${body.id}`;
    const own = `/c/${body.slug}`;
    for (const path of [own, `${own}/`, `${own}?a=b`, `${own}#x`, own.toUpperCase().replace("/C/", "/c/")])
      expectRefusal(await api.patch(at, { redirect_url: env.SHORT_URL + path }), 422, "invalid_redirect_url");
    const alias = `self-${body.slug}`;
    const loop = redirect({ alias, redirect_url: `${env.SHORT_URL}/c/${alias}` });
    expectRefusal(await api.post("/countdowns", loop), 422, "invalid_redirect_url");
    expect((await api.patch(at, { redirect_url: `${env.SHORT_URL}/c/${alias}` })).status).toBe(200);
    expectRefusal(await api.patch(at, { alias }), 422, "invalid_redirect_url");
  });
});
