import type { Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { DATE_TIME, inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const URL = "https://example.com/";

const newPage = async (api: Client) => (await api.post("/bio-pages", { title: "page" })).body;
const at = (page: { id: number }, lid?: number) => `/bio-pages/${page.id}/links${lid ? `/${lid}` : ""}`;

test.describe("POST /bio-pages/{id}/links", () => {
  test("needs only title and url, and appends the link to its page", async ({ api }) => {
    const page = await newPage(api);
    const { status, body } = await api.post(at(page), { title: " Shop ", url: ` ${URL} ` });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      kind: "link",
      title: "Shop",
      url: URL,
      description: "",
      position: 1,
      active: true,
      starts_at: null,
      ends_at: null,
      thumbnail_url: null,
      clicks: 0,
      created_at: expect.stringMatching(DATE_TIME),
      updated_at: body.created_at,
    });
    const { body: second } = await api.post(at(page), { title: "Blog", url: URL });
    expect(second.position).toBe(2);
    expect((await api.get(at(page, body.id))).body).toEqual(body);
    expect((await api.get(at(page))).body).toEqual({ data: [body, second], total: 2, limit: 25, offset: 0 });
    expect((await api.get(`/bio-pages/${page.id}`)).body.links).toEqual([body, second]);
  });

  test("stores every field as sent", async ({ api }) => {
    const page = await newPage(api);
    const fields = { title: "t", url: URL, description: "d", active: false };
    const span = { starts_at: "2020-01-01 00:00:00", ends_at: inDays(4000) };
    const { body } = await api.post(at(page), { ...fields, ...span, position: 1 });
    expect(body).toMatchObject({ ...fields, ...span, position: 1 });
  });

  const ADDRESSES = [
    "http://example.com",
    "HTTPS://EXAMPLE.com/ä?q=1#x",
    "mailto:ada@example.com",
    "mailto:ada@example.com?subject=Hello%20there",
    "tel:+442079460000",
    "mailto:ada@example.com, bob@example.com?subject=Hello there",
    "mailto:?body=Look at this",
    "tel:112",
    "tel:+44 (0)20 7946 0000",
    "tel:030/123456",
    `https://example.com/${"a".repeat(2028)}`,
  ];
  test("accepts web pages, email addresses and phone numbers", async ({ api }) => {
    const page = await newPage(api);
    for (const url of ADDRESSES) {
      const { status, body } = await api.post(at(page), { title: "x", url });
      expect([status, body.url], url).toEqual([201, url]);
    }
  });

  const REFUSED: [field: string, value: unknown][] = [
    ["title", ""],
    ["title", null],
    ["title", "é".repeat(201)],
    ["title", "a\nb"],
    ["url", null],
    ["url", ""],
    ["url", "example.com"],
    ["url", "javascript:alert(1)"],
    ["url", " javascript:alert(1)"],
    ["url", "data:text/html,x"],
    ["url", "file:///etc/passwd"],
    ["url", "ftp://example.com/"],
    ["url", "sms:+4420"],
    ["url", "mailto:"],
    ["url", "mailto:ada"],
    ["url", "mailto:ada@example.com,"],
    ["url", "tel:"],
    ["url", "tel:12"],
    ["url", "tel:ada"],
    ["url", "https://"],
    ["url", "https://user:pass@example.com/"],
    ["url", "https://example.com/\r\nSet-Cookie: a=b"],
    ["url", `https://example.com/${"a".repeat(2029)}`],
    ["url", 7],
    ["description", "é".repeat(201)],
    ["description", "a\tb"],
    ["position", 0],
    ["position", -1],
    ["position", 2_147_483_648],
    ["position", 1.5],
    ["position", "1"],
    ["active", "true"],
    ["active", 0],
    ["starts_at", "2026-01-01T00:00:00Z"],
    ["starts_at", "2026-02-30 00:00:00"],
    ["starts_at", 1],
    ["ends_at", "tomorrow"],
    ["ends_at", "2026-01-01"],
  ];
  test("rejects an invalid field by its name", async ({ api }) => {
    const page = await newPage(api);
    for (const [field, value] of REFUSED) {
      const response = await api.post(at(page), { title: "x", url: URL, [field]: value });
      expectRefusal(response, 422, `invalid_${field}`, `${field}: ${JSON.stringify(value)?.slice(0, 80)}`);
    }
    expectRefusal(await api.post(at(page), {}), 422, "invalid_title");
    expect((await api.get(at(page))).body.total).toBe(0);
  });

  test("rejects a link that ends before or when it starts", async ({ api }) => {
    const page = await newPage(api);
    const link = { title: "x", url: URL };
    const [early, late] = ["2030-01-01 00:00:00", "2030-01-02 00:00:00"];
    expectRefusal(
      await api.post(at(page), { ...link, starts_at: late, ends_at: early }),
      422,
      "invalid_ends_at",
    );
    expectRefusal(
      await api.post(at(page), { ...link, starts_at: late, ends_at: late }),
      422,
      "invalid_ends_at",
    );
    const { body } = await api.post(at(page), { ...link, ends_at: early });
    expectRefusal(await api.patch(at(page, body.id), { starts_at: late }), 422, "invalid_starts_at");
    expect((await api.patch(at(page, body.id), { starts_at: late, ends_at: null })).status).toBe(200);
    expectRefusal(await api.patch(at(page, body.id), { ends_at: early }), 422, "invalid_ends_at");
  });
});

test("PATCH changes what was sent, accepts the whole object, and null clears", async ({ api }) => {
  const page = await newPage(api);
  const past = { starts_at: "2020-01-01 00:00:00", ends_at: "2020-01-02 00:00:00" };
  const { body: link } = await api.post(at(page), { title: "x", url: URL, description: "d", ...past });
  await api.post(at(page), { title: "y", url: URL });
  expect((await api.patch(at(page, link.id), link)).body).toEqual(link);
  expect((await api.patch(at(page, link.id), {})).body).toEqual(link);
  const changed = await api.patch(at(page, link.id), {
    title: "z",
    active: false,
    clicks: 5,
    id: 1,
    page_id: 1,
  });
  expect(changed.body).toMatchObject({ ...link, title: "z", active: false, updated_at: expect.any(String) });
  const nulls = { description: null, active: null, starts_at: null, ends_at: null, position: null };
  const cleared = { description: "", active: true, starts_at: null, ends_at: null, position: 2 };
  expect((await api.patch(at(page, link.id), nulls)).body).toMatchObject(cleared);
  expectRefusal(await api.patch(at(page, link.id), { url: null }), 422, "invalid_url");
});

test("a link belongs to its page and its account", async ({ api, stranger }) => {
  const [one, two, foreign] = [await newPage(api), await newPage(api), await newPage(stranger)];
  const link = { title: "x", url: URL };
  const { body: mine } = await api.post(at(one), link);
  const { body: theirs } = await stranger.post(at(foreign), link);
  const wrong = [at(two, mine.id), at(foreign, mine.id), at(one, theirs.id), at(foreign, theirs.id)];
  for (const path of [...wrong, at(one, 2_147_483_647), `${at(one)}/0`, `${at(one)}/x`]) {
    expectRefusal(await api.get(path), 404, "not_found", path);
    expectRefusal(await api.patch(path, { title: "stolen" }), 404, "not_found", path);
    expectRefusal(await api.delete(path), 404, "not_found", path);
  }
  for (const path of [at(foreign), "/bio-pages/2147483647/links", "/bio-pages/x/links"]) {
    expectRefusal(await api.get(path), 404, "not_found", path);
    expectRefusal(await api.post(path, link), 404, "not_found", path);
    expectRefusal(await api.post(path, "{broken"), 404, "not_found", path);
    expectRefusal(await api.post(path, { title: 7 }), 404, "not_found", path);
  }
  expectRefusal(await api.get(`/bio-pages/${foreign.id}/stats`), 404, "not_found");
  expect((await stranger.get(at(foreign, theirs.id))).body).toEqual(theirs);
  expect((await api.get(at(one))).body.data).toEqual([mine]);
});

test("lists accept limit, offset and q", async ({ api }) => {
  const page = await newPage(api);
  for (const title of ["Alpha", "Beta", "Gamma_1"])
    await api.post(at(page), { title, url: `${URL}${title}` });
  const titles = async (query: string) =>
    (await api.get(`${at(page)}?${query}`)).body.data.map((row: { title: string }) => row.title);
  expect(await titles("limit=1&offset=1")).toEqual(["Beta"]);
  expect(await titles("q=ALPHA")).toEqual(["Alpha"]);
  expect(await titles("q=_")).toEqual(["Gamma_1"]);
  expect(await titles("q=example.com/b")).toEqual(["Beta"]);
  expectRefusal(await api.get(`${at(page)}?limit=x`), 422, "invalid_limit");
});

test("an Idempotency-Key creates one link for two requests", async ({ api }) => {
  const page = await newPage(api);
  const key = { "Idempotency-Key": "one-link" };
  const twins = await Promise.all([1, 2].map(() => api.post(at(page), { title: "x", url: URL }, key)));
  expect(new Set(twins.map(({ body }) => body.id)).size).toBe(1);
  expect((await api.get(at(page))).body.total).toBe(1);
});
