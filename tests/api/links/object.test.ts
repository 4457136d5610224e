import { addDays } from "@/lib/dates";
import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { CORE_FIELDS, moveCounter, moveLink } from "@/tests/support/rows/links";

const URL = "https://example.com/page";
const FIELDS = [
  ...CORE_FIELDS,
  "starts_at",
  "click_limit",
  "paused",
  "domain",
  "forward_query",
  "utm",
  "target_url",
  "expired_url",
  "auto_renew",
  "has_password",
  "rules",
  "split",
  "split_until",
  "tags",
  "notes",
  "external_id",
  "archived",
  "last_clicked_at",
  "updated_at",
];
const DATETIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

test.describe("a link in API responses", () => {
  test("has exactly these fields in this order, in every response", async ({ api }) => {
    const created = await api.post("/links", { url: URL });
    const at = `/links/${created.body.id}`;
    const responses = {
      created: created.body,
      read: (await api.get(at)).body,
      listed: (await api.get("/links")).body.data[0],
      found: (await api.get("/links?q=example")).body.data[0],
      changed: (await api.patch(at, { title: "x" })).body,
      unchanged: (await api.patch(at, {})).body,
      extended: (await api.post(`${at}/extend`, { days: 1 })).body,
    };
    for (const [name, body] of Object.entries(responses)) expect(Object.keys(body), name).toEqual(FIELDS);
    const reused = await api.post("/links", { url: URL });
    expect(Object.keys(reused.body)).toEqual([...FIELDS, "reused"]);
  });

  test("has datetimes in one format, whole seconds, rounded down, and null where there is none", async ({
    api,
  }) => {
    const { body: link } = await api.post("/links", { url: URL });
    for (const name of ["created_at", "expires_at", "updated_at"]) expect(link[name], name).toMatch(DATETIME);
    expect([link.starts_at, link.last_clicked_at]).toEqual([null, null]);
    const [past, future] = [new Date("2026-01-02T03:04:05.999Z"), new Date("2099-12-31T23:59:59.999Z")];
    await moveLink(link.id, { createdAt: past, updatedAt: past, startsAt: past, expiresAt: future });
    await moveCounter(link.id, { clicks: 1, lastClickedAt: past });
    const text = "2026-01-02 03:04:05";
    expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
      created_at: text,
      updated_at: text,
      starts_at: text,
      last_clicked_at: text,
      expires_at: "2099-12-31 23:59:59",
    });
  });

  test("has values of the right types", async ({ api }) => {
    const { body } = await api.post("/links", { url: URL, click_limit: 3, starts_at: inDays(-1) });
    expect(body).toMatchObject({ clicks: 0, click_limit: 3, active: true, paused: false, title: "" });
    expect(Number.isInteger(body.id)).toBe(true);
    expect(body.short_url).toBe(`${env.SHORT_URL}/${body.slug}`);
    await moveCounter(body.id, { clicks: 5_000_000_000 });
    await moveLink(body.id, { clickLimit: null });
    const { body: popular } = await api.get(`/links/${body.id}`);
    expect(popular).toMatchObject({ clicks: 5_000_000_000, click_limit: null });
  });

  test("counts a visit in clicks and sets last_clicked_at", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    await moveCounter(link.id, { lastClickedAt: new Date("2026-01-02T03:04:05Z") });
    await visit(link.short_url);
    await visit(link.short_url);
    const { body } = await api.get(`/links/${link.id}`);
    expect(body).toEqual({ ...link, clicks: 2, last_clicked_at: expect.stringMatching(DATETIME) });
    expect(body.last_clicked_at >= link.created_at).toBe(true);
  });
});

// Which of paused, expired, full (the click limit is reached) and scheduled apply, and the resulting state.
const STATES: [held: string, state: string][] = [
  ["", "ok"],
  ["scheduled", "scheduled"],
  ["full", "limit_reached"],
  ["full scheduled", "limit_reached"],
  ["expired", "expired"],
  ["expired scheduled", "expired"],
  ["expired full", "expired"],
  ["expired full scheduled", "expired"],
  ["paused", "disabled"],
  ["paused scheduled", "disabled"],
  ["paused full", "disabled"],
  ["paused full scheduled", "disabled"],
  ["paused expired", "disabled"],
  ["paused expired scheduled", "disabled"],
  ["paused expired full", "disabled"],
  ["paused expired full scheduled", "disabled"],
];
const STATUSES: Record<string, number> = { ok: 302, scheduled: 200 };

for (const [held, state] of STATES) {
  test(`a link that is ${held || "none of these"} is ${state} for its owner, for visitors and for reuse`, async ({
    api,
  }) => {
    const url = "https://destination.example/secret";
    const { body: link } = await api.post("/links", { url });
    const now = new Date();
    await moveLink(link.id, {
      paused: held.includes("paused"),
      expiresAt: addDays(now, held.includes("expired") ? -1 : 9),
      startsAt: addDays(now, held.includes("scheduled") ? 2 : -2),
      clickLimit: 3,
    });
    await moveCounter(link.id, { clicks: held.includes("full") ? 3 : 2 });
    const wanted = { state, active: state === "ok" };
    expect((await api.get(`/links/${link.id}`)).body).toMatchObject(wanted);
    expect((await api.get("/links?q=destination")).body.data).toMatchObject([wanted]);
    const again = await api.post("/links", { url });
    expect(again.status).toBe(state === "ok" ? 200 : 201);
    expect(again.body.id === link.id).toBe(state === "ok");

    for (const method of ["HEAD", "GET"]) {
      const visited = await visit(link.short_url, {}, method);
      expect(visited.status, method).toBe(STATUSES[state] ?? 410);
      expect(visited.headers.get("location"), method).toBe(state === "ok" ? url : null);
      expect(await visited.text()).not.toContain("destination.example");
    }
    const { body: after } = await api.get(`/links/${link.id}`);
    expect(after.clicks).toBe(state === "ok" || held.includes("full") ? 3 : 2);
  });
}
