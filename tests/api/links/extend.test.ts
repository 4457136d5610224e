import { addDays, addYear, DAY } from "@/lib/dates";
import { daysAfter, inDays, moment, nextYear } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";

const URL = "https://example.com/page";

test.describe("POST /links/{id}/extend", () => {
  for (const days of [1, 30, 365]) {
    test(`adds ${days} days to a future expiry, up to one year from now`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: URL, expire_days: 7 });
      const { status, body } = await api.post(`/links/${link.id}/extend`, { days });
      const [earlier] = [daysAfter(link.expires_at, days), nextYear(body.updated_at)].sort();
      expect(status).toBe(200);
      expect(body).toEqual({
        ...link,
        expires_at: earlier,
        updated_at: body.updated_at,
      });
      expect((await api.get(`/links/${link.id}`)).body).toEqual(body);
    });
  }

  test("adds to the previous extension, and never exceeds the maximum or shortens", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, expire_days: 1 });
    let last = link;
    for (const days of [10, 90, 365, 365, 1]) {
      const { body } = await api.post(`/links/${link.id}/extend`, { days });
      const [earlier] = [daysAfter(last.expires_at, days), nextYear(body.updated_at)].sort();
      expect(body.expires_at, `${days}`).toBe(earlier);
      expect(body.expires_at >= last.expires_at).toBe(true);
      last = body;
    }
    expect(last.expires_at).toBe(nextYear(last.updated_at));
  });

  for (const days of [1, 30, 365]) {
    test(`revives an expired link for ${days} days from now`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: URL });
      await moveLink(link.id, { expiresAt: addDays(new Date(), -40) });
      expect((await visit(link.short_url)).status).toBe(410);
      const { body } = await api.post(`/links/${link.id}/extend`, { days });
      expect(body).toMatchObject({
        state: "ok",
        active: true,
        expires_at: daysAfter(body.updated_at, days),
      });
      expect((await visit(link.short_url)).status).toBe(302);
    });
  }

  test("leaves a link disabled, at its limit or scheduled", async ({ api }) => {
    const { body: paused } = await api.post("/links", { url: URL, paused: true });
    expect((await api.post(`/links/${paused.id}/extend`, { days: 3 })).body.state).toBe("disabled");
    const dates = { starts_at: inDays(2), expires_at: inDays(3) };
    const { body: scheduled } = await api.post("/links", { url: `${URL}/2`, ...dates });
    const response = await api.post(`/links/${scheduled.id}/extend`, { days: 3 });
    const extended = daysAfter(dates.expires_at, 3);
    expect(response.body).toMatchObject({ ...dates, state: "scheduled", expires_at: extended });
  });

  test("requires days, an integer from 1 to 365", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, expire_days: 7 });
    const wrong = [0, -1, 366, 1.5, "7", "", null, true, [], [7], {}, 1e9, 2 ** 53];
    for (const body of [{}, { expire_days: 7 }, ...wrong.map((days) => ({ days }))]) {
      const response = await api.post(`/links/${link.id}/extend`, body);
      expect(response, JSON.stringify(body)).toMatchObject({ status: 422, body: { error: "invalid_days" } });
      expect(response.body.message).toMatch(/days.*1.*365/);
    }
    expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
  });

  test("returns 404 for another account's link and an unknown one", async ({ api, stranger }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const missing = { status: 404, body: { error: "not_found" } };
    expect(await stranger.post(`/links/${link.id}/extend`, { days: 1 })).toMatchObject(missing);
    expect(await stranger.post(`/links/${link.id}/extend`, { days: 0 })).toMatchObject(missing);
    expect(await api.post("/links/2147483647/extend", { days: 1 })).toMatchObject(missing);
    expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
  });

  test("extends once for one Idempotency-Key", async ({ api, account }) => {
    const { body: link } = await api.post("/links", { url: URL, expire_days: 7 });
    const headers = { Authorization: `Bearer ${await account.newKey()}`, "Idempotency-Key": "once" };
    const extend = () => api.post(`/links/${link.id}/extend`, { days: 3 }, headers);
    const [first, second] = [await extend(), await extend()];
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await api.get(`/links/${link.id}`)).body.expires_at).toBe(daysAfter(link.expires_at, 3));
  });

  test("counts every concurrent extension", async ({ api, account }) => {
    const { body: link } = await api.post("/links", { url: URL, expire_days: 7 });
    const headers = { Authorization: `Bearer ${await account.newKey()}` };
    const requests = Array.from({ length: 10 }, () =>
      api.post(`/links/${link.id}/extend`, { days: 3 }, headers),
    );
    await Promise.all(requests);
    expect((await api.get(`/links/${link.id}`)).body.expires_at).toBe(daysAfter(link.expires_at, 30));
  });
});

// The maximum of one year follows the calendar, so no date is special.
const YEARS = [
  ["2027-06-15 12:30:45", "2028-06-15 12:30:45"],
  ["2027-12-31 23:59:59", "2028-12-31 23:59:59"],
  ["2027-02-28 00:00:00", "2028-02-28 00:00:00"],
  ["2027-03-01 00:00:00", "2028-03-01 00:00:00"],
  ["2028-02-28 12:00:00", "2029-02-28 12:00:00"],
  ["2028-02-29 00:00:00", "2029-02-28 00:00:00"],
  ["2028-02-29 23:59:59", "2029-02-28 23:59:59"],
  ["2028-03-01 00:00:00", "2029-03-01 00:00:00"],
] as const;
test("one year later is the same date next year, or 28 February", () => {
  for (const [from, to] of YEARS) {
    expect(addYear(moment(from)).toISOString(), from).toBe(moment(to).toISOString());
    expect(nextYear(from)).toBe(to);
  }
  expect(addDays(moment("2028-02-28 10:00:00"), 2).getTime()).toBe(moment("2028-03-01 10:00:00").getTime());
  expect(
    (addYear(moment("2027-03-01 00:00:00")).getTime() - moment("2027-03-01 00:00:00").getTime()) / DAY,
  ).toBe(366);
});
