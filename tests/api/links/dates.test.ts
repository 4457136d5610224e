import { randomUUID } from "node:crypto";
import { addDays, toSecond } from "@/lib/dates";
import { daysAfter, inDays, nextYear } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";

const URL = "https://example.com/page";
const HOUR = 1 / 24;

// A link that started three days ago and expired two days ago.
const ENDED = { expiresAt: toSecond(addDays(new Date(), -3)), startsAt: toSecond(addDays(new Date(), -5)) };

test.describe("dates on PATCH /links/{id}", () => {
  test("expires_at null and expire_days revive an expired link", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    for (const sent of [{ expires_at: null }, { expire_days: 7 }, { expires_at: null, expire_days: 7 }]) {
      await moveLink(link.id, { expiresAt: addDays(new Date(), -3) });
      expect((await visit(link.short_url)).status).toBe(410);
      const { body } = await api.patch(`/links/${link.id}`, sent);
      expect(body.state).toBe("ok");
      const wanted = "expire_days" in sent ? daysAfter(body.updated_at, 7) : nextYear(body.updated_at);
      expect(body.expires_at).toBe(wanted);
      expect((await visit(link.short_url)).status).toBe(302);
    }
  });

  test("accepts a whole expired link unchanged or with one field edited", async ({ api }) => {
    const { body: link } = await api.post("/links", {
      url: URL,
      title: "old",
      click_limit: 9,
      expire_days: 7,
    });
    await moveLink(link.id, ENDED);
    const { body: ended } = await api.get(`/links/${link.id}`);
    expect(ended).toMatchObject({ state: "expired" });
    expect(await api.patch(`/links/${link.id}`, ended)).toMatchObject({ status: 200, body: ended });
    const edited = await api.patch(`/links/${link.id}`, { ...ended, title: "new" });
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({ ...ended, title: "new", updated_at: expect.any(String) });
  });

  test("never rejects a value equal to the stored one", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, alias: randomUUID() });
    await moveLink(link.id, ENDED);
    const { body: ended } = await api.get(`/links/${link.id}`);
    for (const sent of [
      { expires_at: ended.expires_at },
      { expires_at: ` ${ended.expires_at} ` },
      { starts_at: ended.starts_at },
      { expires_at: ended.expires_at, starts_at: ended.starts_at },
      { expires_at: ended.expires_at, title: "x" },
      { url: URL, alias: link.slug, slug: link.slug },
      { alias: link.slug.toUpperCase() },
      { paused: false, click_limit: null },
    ]) {
      expect(await api.patch(`/links/${link.id}`, sent), JSON.stringify(sent)).toMatchObject({ status: 200 });
    }
    expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
      expires_at: ended.expires_at,
      starts_at: ended.starts_at,
      title: "x",
      slug: link.slug.toUpperCase(),
    });
  });

  test("rejects a changed expiry in the past, also for an expired link", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    await moveLink(link.id, ENDED);
    const response = await api.patch(`/links/${link.id}`, { expires_at: inDays(-2) });
    expect(response).toMatchObject({ status: 422, body: { error: "invalid_expires_at" } });
  });

  test("starts_at null activates a scheduled link at once", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, starts_at: inDays(2) });
    expect((await visit(link.short_url)).status).toBe(200);
    const { body } = await api.patch(`/links/${link.id}`, { starts_at: null });
    expect(body).toMatchObject({ starts_at: null, state: "ok", active: true });
    expect((await visit(link.short_url)).status).toBe(302);
  });

  test("rejects a starts_at after expires_at, whichever of them is sent", async ({ api }) => {
    const dates = { starts_at: inDays(10), expires_at: inDays(20) };
    const { body: link } = await api.post("/links", { url: URL, ...dates });
    for (const [sent, field] of [
      [{ starts_at: dates.expires_at }, "starts_at"],
      [{ starts_at: inDays(21) }, "starts_at"],
      [{ expires_at: dates.starts_at }, "expires_at"],
      [{ expires_at: inDays(9) }, "expires_at"],
      [{ expire_days: 7 }, "expires_at"],
      [{ starts_at: inDays(25), expires_at: inDays(24) }, "starts_at"],
      [{ starts_at: inDays(25), expire_days: 7 }, "starts_at"],
    ] as const) {
      const response = await api.patch(`/links/${link.id}`, sent);
      const label = JSON.stringify(sent);
      expect(response, label).toMatchObject({ status: 422, body: { error: `invalid_${field}` } });
    }
    expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    for (const sent of [
      { starts_at: inDays(30), expires_at: inDays(40) },
      { starts_at: inDays(1), expires_at: inDays(2) },
      { starts_at: null, expires_at: inDays(HOUR) },
      { starts_at: inDays(-1) },
      { starts_at: inDays(60), expires_at: null },
      { starts_at: inDays(6), expire_days: 7 },
    ]) {
      expect(await api.patch(`/links/${link.id}`, sent), JSON.stringify(sent)).toMatchObject({ status: 200 });
    }
  });
});
