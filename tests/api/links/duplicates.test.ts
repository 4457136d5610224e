import { randomUUID } from "node:crypto";
import { addDays } from "@/lib/dates";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { moveCounter, moveLink } from "@/tests/support/rows/links";
import { DIFFERENT } from "./different-urls";

const URL = "https://example.com/page";

test.describe("a URL that the account already has a link to", () => {
  test("returns that link unchanged, with 200 and reused, whatever else was sent", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, title: "first", expire_days: 30 });
    const sent = { title: "second", expire_days: 7, click_limit: 5, paused: true, starts_at: inDays(1) };
    for (const more of [{}, sent, { on_duplicate: "reuse" }, { alias: null, on_duplicate: null }]) {
      const response = await api.post("/links", { url: URL, ...more });
      expect(response).toMatchObject({ status: 200 });
      expect(response.body).toEqual({ ...link, reused: true });
    }
    expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    expect((await api.get("/links")).body).toMatchObject({ total: 1, data: [link] });
  });

  test("still rejects an invalid other field", async ({ api }) => {
    await api.post("/links", { url: URL });
    const response = await api.post("/links", { url: URL, paused: "no" });
    expect(response).toMatchObject({ status: 422, body: { error: "invalid_paused" } });
  });

  test("creates a new one with on_duplicate create or an alias, and reuses the newest next time", async ({
    api,
  }) => {
    const first = await api.post("/links", { url: URL });
    const second = await api.post("/links", { url: URL, on_duplicate: "create" });
    const third = await api.post("/links", { url: URL, alias: randomUUID() });
    const fourth = await api.post("/links", { url: URL, slug: randomUUID(), on_duplicate: "reuse" });
    const created = [first, second, third, fourth];
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(created.some(({ body }) => "reused" in body)).toBe(false);
    expect((await api.get("/links")).body.total).toBe(4);
    expect((await api.post("/links", { url: URL })).body).toEqual({ ...fourth.body, reused: true });
  });

  test("returns the newest active one, by time, then by id", async ({ api }) => {
    const ids: number[] = [];
    for (let n = 0; n < 4; n++)
      ids.push((await api.post("/links", { url: URL, on_duplicate: "create" })).body.id);
    const [oldest = 0, older = 0, newer = 0, newest = 0] = ids;
    const day = addDays(new Date(), -9);
    for (const id of ids) await moveLink(id, { createdAt: day });
    const reused = async () => (await api.post("/links", { url: URL })).body.id;
    expect(await reused()).toBe(newest);
    await moveLink(older, { createdAt: addDays(day, 1) });
    expect(await reused()).toBe(older);
    await api.patch(`/links/${older}`, { paused: true });
    expect(await reused()).toBe(newest);
    await api.delete(`/links/${newest}`);
    expect(await reused()).toBe(newer);
    await moveLink(newer, { expiresAt: new Date() });
    expect(await reused()).toBe(oldest);
    await api.patch(`/links/${older}`, { paused: false });
    expect(await reused()).toBe(older);
  });

  const INACTIVE: [name: string, make: (id: number) => Promise<unknown>][] = [
    ["disabled", (id) => moveLink(id, { paused: true })],
    ["expired", (id) => moveLink(id, { expiresAt: new Date() })],
    ["scheduled", (id) => moveLink(id, { startsAt: addDays(new Date(), 1) })],
    ["limit_reached", (id) => moveLink(id, { clickLimit: 3 }).then(() => moveCounter(id, { clicks: 3 }))],
    ["limit_reached", (id) => moveLink(id, { clickLimit: 3 }).then(() => moveCounter(id, { clicks: 9 }))],
  ];
  for (const [index, [state, make]] of INACTIVE.entries()) {
    test(`creates a new one when that link is ${state} (${index})`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: URL });
      await make(link.id);
      expect((await api.get(`/links/${link.id}`)).body.state).toBe(state);
      const { status, body } = await api.post("/links", { url: URL });
      expect(status).toBe(201);
      expect(body.id).not.toBe(link.id);
      expect(body).not.toHaveProperty("reused");
    });
  }

  test("returns one with clicks left and one whose start has passed", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, click_limit: 3, starts_at: inDays(-1) });
    await moveCounter(link.id, { clicks: 2 });
    const response = await api.post("/links", { url: URL });
    expect(response).toMatchObject({ status: 200, body: { id: link.id, clicks: 2, reused: true } });
  });

  test("compares current destinations", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    await api.patch(`/links/${link.id}`, { url: `${URL}/moved` });
    expect(await api.post("/links", { url: `${URL}/moved` })).toMatchObject({ body: { id: link.id } });
    expect((await api.post("/links", { url: URL })).status).toBe(201);
  });

  test("is looked up within the account only", async ({ api, stranger }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const response = await stranger.post("/links", { url: URL });
    expect(response.status).toBe(201);
    expect(response.body.id).not.toBe(link.id);
  });

  test("marks only the response that reuses a link", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    await api.post("/links", { url: URL });
    expect((await api.get(`/links/${link.id}`)).body).not.toHaveProperty("reused");
    expect((await api.patch(`/links/${link.id}`, { title: "x" })).body).not.toHaveProperty("reused");
    expect((await api.get("/links")).body.data[0]).not.toHaveProperty("reused");
  });
});

// Pairs of URLs that WHATWG normalization makes equal.
const SAME = [
  ["http://EXAMPLE.com/Path", "http://example.com/Path"],
  ["HTTPS://example.com/x", "https://example.com/x"],
  ["http://example.com:80/x", "http://example.com/x"],
  ["https://example.com:443/x", "https://example.com/x"],
  ["https://example.com:0443/x", "https://example.com/x"],
  ["https://example.com", "https://example.com/"],
  ["https://example.com?q", "https://example.com/?q"],
  ["https://example.com/a/../b/./c", "https://example.com/b/c"],
  ["https://example.com/a/%2e%2E/b", "https://example.com/b"],
  ["https://bücher.example/x", "https://xn--bcher-kva.EXAMPLE/x"],
  ["https://ex%61mple.com/x", "https://example.com/x"],
  ["https://example.com/a b?c d#e f", "https://example.com/a%20b?c%20d#e%20f"],
  ["https://example.com/é?é#é", "https://example.com/%C3%A9?%C3%A9#%C3%A9"],
  ["http://0x7f.1/x", "http://127.0.0.1/x"],
  ["http://[2001:DB8:0:0::1]/x", "http://[2001:db8::1]/x"],
] as const;
for (const [first, second] of SAME) {
  test(`treats ${first} and ${second} as one URL`, async ({ api }) => {
    const { body: link } = await api.post("/links", { url: first });
    const response = await api.post("/links", { url: second });
    expect(response).toMatchObject({ status: 200, body: { id: link.id, long_url: first, reused: true } });
  });
}

test("treats URLs that differ in path, query, fragment, scheme, port or host as different", async ({
  api,
}) => {
  for (const url of DIFFERENT) expect((await api.post("/links", { url })).status, url).toBe(201);
  for (const url of DIFFERENT) {
    expect(await api.post("/links", { url }), url).toMatchObject({ status: 200, body: { long_url: url } });
  }
});

test.describe("50 concurrent requests for one new URL", () => {
  const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

  for (const keyed of [false, true]) {
    test(`create one link, and 49 reuse it${keyed ? ", each with an Idempotency-Key" : ""}`, async () => {
      const { api, newKey } = await newAccount();
      const authorization = { Authorization: `Bearer ${await newKey()}` };
      const requests = Array.from({ length: 50 }, (_, n) => {
        const url = n % 2 ? URL : "https://EXAMPLE.com:443/page";
        return api.post(
          "/links",
          { url },
          { ...authorization, ...(keyed && { "Idempotency-Key": `n${n}` }) },
        );
      });
      const responses = await Promise.all(requests);
      expect(statuses(responses)).toEqual([...Array.from({ length: 49 }, () => 200), 201]);
      expect(responses.filter(({ body }) => body.reused === true).length).toBe(49);
      expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
      expect((await api.get("/links")).body.total).toBe(1);
    });
  }

  test("with one Idempotency-Key all get the first response", async ({ api, account }) => {
    const headers = { Authorization: `Bearer ${await account.newKey()}`, "Idempotency-Key": "the same" };
    const requests = Array.from({ length: 50 }, () => api.post("/links", { url: URL }, headers));
    const responses = await Promise.all(requests);
    expect(statuses(responses)).toEqual(Array.from({ length: 50 }, () => 201));
    const replays = responses.filter((response) => response.headers.get("idempotent-replayed") === "true");
    expect(replays).toHaveLength(49);
    const first = responses[0]?.body;
    for (const { body } of responses) expect(body).toEqual(first);
    expect(first).not.toHaveProperty("reused");
    expect((await api.get("/links")).body.total).toBe(1);
  });

  test("in two accounts create one link in each", async ({ api, account, stranger }) => {
    const headers = { Authorization: `Bearer ${await account.newKey()}` };
    const foreign = { Authorization: `Bearer ${await stranger.newKey()}` };
    const create = (_: unknown, n: number) => api.post("/links", { url: URL }, n % 2 ? headers : foreign);
    const responses = await Promise.all(Array.from({ length: 20 }, create));
    expect(statuses(responses).filter((status) => status === 201)).toHaveLength(2);
    expect((await api.get("/links")).body.total).toBe(1);
    expect((await stranger.get("/links")).body.total).toBe(1);
  });
});
