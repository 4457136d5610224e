import { randomUUID } from "node:crypto";
import { Client } from "@/tests/support/clients/api-client";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { copy, tally, twoCopies } from "@/tests/support/servers/copies";

test.describe.configure({ timeout: 180_000 });

test.describe("two copies of the app on one database", () => {
  test.describe.configure({ mode: "default" });
  const copies = twoCopies();

  /** One account as a client of either copy. */
  async function clients(): Promise<[Client, Client]> {
    const { newKey } = await newAccount();
    return [new Client(copies[0].url, newKey), new Client(copies[1].url, newKey)];
  }

  const sideOf = (n: number): 0 | 1 => (n % 2 ? 1 : 0);

  test("a change on one takes effect for the very next visitor of the other", async () => {
    const [one, other] = await clients();
    const { body: link } = await one.post("/links", { url: "https://example.com/first" });
    const seen = async (side: 0 | 1) => {
      const response = await visit(`${copies[side].url}/${link.slug}`);
      return response.headers.get("location") ?? response.status;
    };
    const path = `/links/${link.id}`;
    expect([await seen(1), await seen(0)]).toEqual([
      "https://example.com/first",
      "https://example.com/first",
    ]);
    await one.patch(path, { url: "https://example.com/second" });
    expect(await seen(1)).toBe("https://example.com/second");
    await other.patch(path, { paused: true });
    expect(await seen(0)).toBe(410);
    await one.patch(path, { paused: false });
    expect(await seen(1)).toBe("https://example.com/second");
    expect((await other.get(path)).body.clicks).toBe(4);
    await other.delete(path);
    expect([await seen(0), await seen(1)]).toEqual([404, 404]);
    expect((await one.get(path)).status).toBe(404);
  });

  test("a limit of 100 admits exactly 100 of 400 visitors of both", async () => {
    const [one, other] = await clients();
    const { body: link } = await one.post("/links", { url: "https://example.com/", click_limit: 100 });
    const visits = Array.from({ length: 400 }, (_, n) => visit(`${copies[sideOf(n)].url}/${link.slug}`));
    expect(tally((await Promise.all(visits)).map(({ status }) => status))).toEqual({ 302: 100, 410: 300 });
    expect((await other.get(`/links/${link.id}`)).body).toMatchObject({
      clicks: 100,
      state: "limit_reached",
    });
    expect((await one.get(`/links/${link.id}/stats`)).body.clicks).toBe(100);
  });

  test("counts every visit of many links through both, in any order", async () => {
    const [one] = await clients();
    const create = (n: number) => one.post("/links", { url: `https://example.com/${n}` });
    const created = await Promise.all(Array.from({ length: 8 }, (_, n) => create(n)));
    expect(tally(created.map(({ status }) => status))).toEqual({ 201: 8 });
    const links = created.map(({ body }) => body);
    const order = Array.from({ length: 400 }, (_, n) => ({
      side: sideOf(n),
      slug: links[n % 16 < 8 ? n % 8 : 7 - (n % 8)].slug,
    }));
    const responses = await Promise.all(order.map(({ side, slug }) => visit(`${copies[side].url}/${slug}`)));
    expect(tally(responses.map(({ status }) => status))).toEqual({ 302: 400 });
    for (const { id } of links) expect((await one.get(`/links/${id}`)).body.clicks).toBe(50);
  });

  test("40 concurrent requests for one new URL through both create one link", async () => {
    const sides = await clients();
    const url = `https://example.com/${randomUUID()}`;
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => sides[sideOf(n)].post("/links", { url })),
    );
    expect(tally(responses.map(({ status }) => status))).toEqual({ 201: 1, 200: 39 });
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await sides[0].get("/links")).body.total).toBe(1);
  });

  test("one of two concurrent requests for an alias gets it, the other gets alias_taken", async () => {
    const sides = await clients();
    for (let n = 0; n < 5; n++) {
      const alias = `Race-${randomUUID()}`;
      const responses = await Promise.all([
        sides[0].post("/links", { url: "https://example.com/a", alias }),
        sides[1].post("/links", { url: "https://example.com/b", alias: alias.toLowerCase() }),
      ]);
      expect(tally(responses.map(({ status }) => status))).toEqual({ 201: 1, 409: 1 });
    }
  });

  test("a key has 60 requests a minute through both together", async () => {
    const { newKey } = await newAccount();
    const headers = { Authorization: `Bearer ${await newKey()}` };
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, n) => fetch(`${copies[sideOf(n)].url}/api/v1/me`, { headers })),
    );
    expect(tally(responses.map(({ status }) => status))).toEqual({ 200: 60, 429: 20 });
  });

  test("duplicates with one Idempotency-Key through both create one resource and get one response", async () => {
    const { newKey } = await newAccount();
    const key = await newKey();
    const sides = copies.map((server) => new Client(server.url, async () => key));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sides[sideOf(n)]?.post(
          "/links",
          { url: "https://example.com/", on_duplicate: "create" },
          { "Idempotency-Key": "twin" },
        ),
      ),
    );
    const bodies = responses.map((response) => [response?.status, JSON.stringify(response?.body)].join(" "));
    expect(new Set(bodies).size).toBe(1);
    expect(responses.filter((response) => response?.headers.get("idempotent-replayed"))).toHaveLength(19);
    expect((await sides[0]?.get("/links"))?.body.total).toBe(1);
  });
});

test("a killed copy has counted everybody it redirected", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/", click_limit: 150 });
  const path = `/links/${link.id}`;
  const dying = await copy();
  let passed = 0;
  const visits = Array.from({ length: 120 }, async () => {
    const { status } = await visit(`${dying.url}/${link.slug}`).catch(() => ({ status: 0 }));
    if (status === 302 && ++passed === 10) await dying.kill();
  });
  await Promise.all(visits);
  await dying.kill();
  const { clicks } = (await api.get(path)).body;
  expect(passed).toBeGreaterThanOrEqual(10);
  expect(clicks).toBeGreaterThanOrEqual(passed);
  const rest = await Promise.all(Array.from({ length: 150 }, () => visit(link.short_url)));
  expect(tally(rest.map(({ status }) => status))[302]).toBe(150 - clicks);
  expect((await api.get(`${path}/stats`)).body.clicks).toBe(150);
});
