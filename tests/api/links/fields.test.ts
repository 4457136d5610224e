import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { GOOD, REFUSED } from "./refused-values";

const ON_DUPLICATE = ["", "Reuse", "REUSE", "replace", true, 1, [], {}];

const codeOf = (field: string) => `invalid_${field === "slug" ? "alias" : field}`;
const error = (field: string) => ({
  status: 422,
  body: { error: codeOf(field), message: expect.stringContaining(field) },
});
const show = (value: unknown) => JSON.stringify(value).slice(0, 60);

test.describe("rejects", () => {
  for (const [field, values] of Object.entries({ ...REFUSED, on_duplicate: ON_DUPLICATE })) {
    test(`a new link with an invalid ${field}, with a message that names it`, async ({ api }) => {
      for (const value of values) {
        const response = await api.post("/links", { url: GOOD, [field]: value });
        const wanted = value === null && field !== "url" ? { status: 201 } : error(field);
        expect(response, show(value)).toMatchObject(wanted);
        expect(Object.keys(response.body), show(value)).toEqual(["error", "message"]);
      }
      expect((await api.get("/links")).body.total).toBe(0);
    });
  }

  for (const [field, values] of Object.entries(REFUSED)) {
    test(`an update of ${field} to an invalid value, and changes nothing`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: GOOD, title: "as it was" });
      for (const value of values) {
        const response = await api.patch(`/links/${link.id}`, { title: "changed", [field]: value });
        expect(response, show(value)).toMatchObject(error(field));
      }
      expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    });
  }

  test("a new link without a URL", async ({ api }) => {
    expect(await api.post("/links", {})).toMatchObject(error("url"));
    expect(await api.post("/links", { long_url: GOOD })).toMatchObject(error("url"));
  });
});

// One invalid value of each field, in the order of the contract.
const FAULTS: [field: string, value: unknown][] = [
  ["url", "ftp://example.com"],
  ["alias", "a b"],
  ["slug", "ä"],
  ["title", 5],
  ["expires_at", "soon"],
  ["expire_days", 2],
  ["starts_at", "later"],
  ["on_duplicate", "maybe"],
  ["click_limit", 0],
  ["paused", "no"],
];

test.describe("the first invalid field in the order of the contract is reported", () => {
  for (const [index, [first, fault]] of FAULTS.entries()) {
    test(`${first} before all later ones, on create and on PATCH`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: GOOD });
      for (const [later, other] of FAULTS.slice(index)) {
        const body = { [later]: other, [first]: fault };
        const created = await api.post("/links", { ...(first === "url" ? {} : { url: GOOD }), ...body });
        expect(created.body.error, `${first}, ${later}`).toBe(codeOf(first));
        if (first === "on_duplicate") continue;
        const changed = await api.patch(`/links/${link.id}`, body);
        expect(changed.body.error, `PATCH ${first}, ${later}`).toBe(codeOf(first));
      }
    });
  }

  const ACROSS: [body: object, field: string][] = [
    [{ alias: "one", slug: "two" }, "alias"],
    [{ alias: "one", slug: "two", title: 5 }, "alias"],
    [{ alias: "one", slug: "two", url: "ftp://x" }, "url"],
    [{ alias: "api", paused: "no" }, "paused"],
    [{ expires_at: inDays(9), expire_days: 7 }, "expires_at"],
    [{ expires_at: inDays(9), expire_days: 7, title: 5 }, "title"],
    [{ expires_at: inDays(9), expire_days: 7, starts_at: "later" }, "expires_at"],
    [{ expires_at: inDays(9), expire_days: 7, starts_at: inDays(8) }, "expires_at"],
    [{ expires_at: inDays(-9), expire_days: 2 }, "expires_at"],
    [{ expires_at: inDays(-9), starts_at: inDays(8) }, "expires_at"],
    [{ expires_at: inDays(-9), paused: "no" }, "expires_at"],
    [{ expires_at: inDays(-9), title: 5 }, "title"],
    [{ expires_at: inDays(5), starts_at: inDays(5.5) }, "starts_at"],
    [{ expires_at: "2099-01-01 00:00:00", starts_at: "2098-01-01 00:00:00" }, "expires_at"],
    [{ expire_days: 7, starts_at: inDays(8) }, "starts_at"],
    [{ expire_days: 2, starts_at: inDays(400) }, "expire_days"],
    [{ expire_days: 7, starts_at: inDays(8), click_limit: 0 }, "starts_at"],
    [{ url: env.SHORT_URL, alias: "a b" }, "url"],
  ];
  test("rules between fields fail at their place in that order, on create and on PATCH", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: GOOD });
    for (const [body, field] of ACROSS) {
      const label = JSON.stringify(body);
      expect(await api.post("/links", { url: GOOD, ...body }), label).toMatchObject(error(field));
      expect(await api.patch(`/links/${link.id}`, body), label).toMatchObject(error(field));
    }
  });

  test("starts_at must be earlier than expires_at, not equal to it", async ({ api }) => {
    const when = inDays(5);
    const response = await api.post("/links", { url: GOOD, expires_at: when, starts_at: when });
    expect(response).toMatchObject(error("starts_at"));
  });
});
