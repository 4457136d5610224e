import { addDays, DAY, formatDay } from "@/lib/dates";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";

const newLink = async (api: Client) => (await api.post("/links", { url: "https://example.com/page" })).body;

const statsOf = async (api: Client, id: number, query = "") => {
  const { status, body } = await api.get(`/links/${id}/stats?${query}`);
  expect(status, query).toBe(200);
  return body;
};

test.describe("the period of statistics", () => {
  test("defaults to 30 days before to, and to today after from", async ({ api }) => {
    const { id } = await newLink(api);
    const dates = (body: { daily: { date: string }[] }) => body.daily.map(({ date }) => date);
    const to = dates(await statsOf(api, id, "to=2026-03-02"));
    expect([to.length, to[0], to.at(-1)]).toEqual([30, "2026-02-01", "2026-03-02"]);
    const from = dates(await statsOf(api, id, `from=${formatDay(addDays(new Date(), -9))}`));
    expect([10, 11]).toContain(from.length);
    expect(dates(await statsOf(api, id, "from=&to="))).toHaveLength(30);
    expect(dates(await statsOf(api, id, "from=x&from=2026-03-01&to=x&to=2026-03-02"))).toHaveLength(2);
  });

  for (const [from, to] of [
    ["1970-01-01", "2026-12-31"],
    ["2027-12-01", "2028-03-01"],
    ["0001-01-01", "0001-01-01"],
    ["9999-12-31", "9999-12-31"],
    ["9990-01-01", "9999-12-31"],
  ] as const) {
    test(`from ${from} to ${to} has every calendar day between them`, async ({ api }) => {
      const { id } = await newLink(api);
      const { daily } = await statsOf(api, id, `from=${from}&to=${to}`);
      expect([daily[0].date, daily.at(-1).date]).toEqual([from, to]);
      const days = (new Date(to).getTime() - new Date(from).getTime()) / DAY + 1;
      expect(new Set(daily.map(({ date }: { date: string }) => date)).size).toBe(days);
    });
  }

  const WRONG = [
    "yesterday",
    "2026-1-1",
    "20260101",
    "2026-02-30",
    "2026-13-01",
    "2026-00-01",
    "2026-01-00",
    "0000-01-01",
    "2026-01-01%2000:00:00",
    "2026-01-01T00:00:00Z",
    "01/02/2026",
    "-2026-01-01",
    "1700000000",
    "2026-01-01x",
  ];
  for (const field of ["from", "to"]) {
    test(`rejects an invalid ${field} with a message that names it`, async ({ api }) => {
      const { id } = await newLink(api);
      for (const value of WRONG) {
        const response = await api.get(`/links/${id}/stats?${field}=${value}`);
        expect(response, value).toMatchObject({ status: 422, body: { error: `invalid_${field}` } });
        expect(response.body.message, value).toMatch(new RegExp(`^${field} `));
      }
    });
  }

  test("reports from first, also when it is after to or too far before it", async ({ api }) => {
    const { id } = await newLink(api);
    const tomorrow = formatDay(addDays(new Date(), 2));
    for (const query of [
      "from=x&to=y",
      "to=y&from=x",
      "from=2026-03-02&to=2026-03-01",
      `from=${tomorrow}`,
      "from=0001-01-01",
    ]) {
      const response = await api.get(`/links/${id}/stats?${query}`);
      expect(response, query).toMatchObject({ status: 422, body: { error: "invalid_from" } });
    }
  });
});
