import { randomUUID } from "node:crypto";
import { addDays, toSecond } from "@/lib/dates";
import { inDays, moment, nextYear } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveCounter, moveLink } from "@/tests/support/rows/links";

const URL = "https://example.com/page";

test.describe("PATCH /links/{id}", () => {
  const soon = inDays(9);
  const CHANGES: [name: string, sent: object, answered: object][] = [
    ["url", { url: " https://EXAMPLE.org/New?x " }, { long_url: "https://EXAMPLE.org/New?x" }],
    ["title", { title: " New title " }, { title: "New title" }],
    ["expires_at", { expires_at: soon }, { expires_at: soon }],
    ["starts_at", { starts_at: soon }, { starts_at: soon, state: "scheduled", active: false }],
    ["click_limit", { click_limit: 1_000_000_000 }, { click_limit: 1_000_000_000 }],
    ["paused", { paused: true }, { paused: true, state: "disabled", active: false }],
    [
      "nothing by unknown keys",
      { nonsense: [1], long_url: "x", id: 1, clicks: 7, active: false, state: "expired" },
      {},
    ],
    ["nothing by keys of create only", { on_duplicate: "nonsense", reused: true }, {}],
    ["nothing by alias null", { alias: null, slug: null }, {}],
    ["nothing by expire_days null", { expire_days: null }, {}],
  ];
  for (const [name, sent, answered] of CHANGES) {
    test(`changes ${name} and nothing else`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: URL, title: "as it was", expire_days: 30 });
      const { status, body } = await api.patch(`/links/${link.id}`, sent);
      expect(status).toBe(200);
      const target_url = Object(answered).long_url ?? link.target_url;
      expect(body).toEqual({ ...link, target_url, ...answered, updated_at: expect.any(String) });
      expect((await api.get(`/links/${link.id}`)).body).toEqual(body);
    });
  }

  test("null clears optional fields and resets the others", async ({ api }) => {
    const set = { title: "x", expires_at: inDays(9), starts_at: inDays(3), click_limit: 5, paused: true };
    const { body: link } = await api.post("/links", { url: URL, ...set });
    const cleared = { title: "", starts_at: null, click_limit: null, paused: false };
    for (const [field, value] of Object.entries(cleared)) {
      const { status, body } = await api.patch(`/links/${link.id}`, { [field]: null });
      expect([status, body[field]], field).toEqual([200, value]);
    }
    const before = inDays(0);
    const { body } = await api.patch(`/links/${link.id}`, { expires_at: null });
    expect([nextYear(before), nextYear(inDays(0))]).toContain(body.expires_at);
    expect(body).toMatchObject({ ...cleared, state: "ok", long_url: URL, slug: link.slug });
  });

  test("a changed alias works at once, and the old one is free", async ({ api, stranger }) => {
    const [old, changed] = [`Old-${randomUUID()}`, `New-${randomUUID()}`];
    const { body: link } = await api.post("/links", { url: URL, alias: old });
    const { body } = await api.patch(`/links/${link.id}`, { alias: changed });
    expect(body).toMatchObject({
      id: link.id,
      slug: changed,
      short_url: link.short_url.replace(old, changed),
    });
    expect((await visit(link.short_url)).status).toBe(404);
    expect((await visit(body.short_url)).headers.get("location")).toBe(URL);
    expect((await stranger.post("/links", { url: URL, alias: old })).status).toBe(201);
  });

  test("a taken alias changes nothing of what was sent with it", async ({ api }) => {
    const { body: other } = await api.post("/links", { url: URL, alias: randomUUID() });
    const { body: link } = await api.post("/links", { url: `${URL}/2` });
    const sent = { title: "x", paused: true, url: `${URL}/3`, click_limit: 1, alias: other.slug };
    const response = await api.patch(`/links/${link.id}`, sent);
    expect(response).toMatchObject({ status: 409, body: { error: "alias_taken" } });
    expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
  });

  test("concurrent changes of different fields all take effect", async ({ api, account }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const changes = {
      title: "x",
      expires_at: inDays(40),
      starts_at: inDays(3),
      click_limit: 8,
      paused: true,
      url: `${URL}/2`,
      alias: randomUUID(),
    };
    const headers = { Authorization: `Bearer ${await account.newKey()}` };
    const sent = Object.entries(changes).map(([field, value]) =>
      api.patch(`/links/${link.id}`, { [field]: value }, headers),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    const { url, alias, ...rest } = changes;
    const { body } = await api.get(`/links/${link.id}`);
    expect(body).toMatchObject({ ...rest, long_url: url, slug: alias });
  });

  test("updates updated_at; created_at, clicks and last_clicked_at stay", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const past = toSecond(addDays(new Date(), -9));
    await moveLink(link.id, { createdAt: past, updatedAt: past });
    await moveCounter(link.id, { clicks: 7, lastClickedAt: past });
    const { body: old } = await api.get(`/links/${link.id}`);
    expect(old.updated_at).toBe(old.created_at);
    expect((await api.patch(`/links/${link.id}`, { ...old, nonsense: 1 })).body).toEqual(old);
    const { body } = await api.patch(`/links/${link.id}`, { title: "x" });
    expect(body).toEqual({ ...old, title: "x", updated_at: body.updated_at });
    expect(moment(body.updated_at) >= moment(link.updated_at)).toBe(true);
  });

  test("a click limit below the clicks stops the link, and a higher one revives it", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    await moveCounter(link.id, { clicks: 7 });
    for (const [click_limit, state] of [
      [7, "limit_reached"],
      [8, "ok"],
      [1, "limit_reached"],
      [null, "ok"],
    ] as const) {
      const { body } = await api.patch(`/links/${link.id}`, { click_limit });
      expect(body).toMatchObject({ click_limit, state, clicks: 7 });
      expect((await visit(link.short_url, {}, "HEAD")).status).toBe(state === "ok" ? 302 : 410);
    }
  });
});
