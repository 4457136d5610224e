import { randomUUID } from "node:crypto";
import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";

type Change = (api: Client, id: number) => Promise<unknown>;

const inAnHour = () => formatDateTime(new Date(Date.now() + 3_600_000));
const patch =
  (fields: () => object): Change =>
  async (api, id) =>
    expect((await api.patch(`/links/${id}`, fields())).status).toBe(200);
const pass =
  (data: () => { startsAt?: Date; expiresAt?: Date }): Change =>
  (_, id) =>
    db.link.update({ where: { id }, data: data() });
const aMomentAgo = () => new Date(Date.now() - 1);

/** What happens to a link step by step, and what the very next visitor gets: a destination or a page. */
const STORIES: [name: string, fields: object, steps: [change: Change, next: string | number][]][] = [
  [
    "a new destination",
    {},
    [
      [patch(() => ({ url: "https://example.com/second" })), "https://example.com/second"],
      [patch(() => ({ url: "https://example.com/third" })), "https://example.com/third"],
    ],
  ],
  [
    "pausing and resuming",
    {},
    [
      [patch(() => ({ paused: true })), 410],
      [patch(() => ({ paused: false })), "https://example.com/first"],
      [patch(() => ({ paused: true, url: "https://example.com/second" })), 410],
      [patch(() => ({ paused: null })), "https://example.com/second"],
    ],
  ],
  [
    "the expiry, an extension, and a new expiry",
    { expire_days: 1 },
    [
      [pass(() => ({ expiresAt: aMomentAgo() })), 410],
      [async (api, id) => api.post(`/links/${id}/extend`, { days: 1 }), "https://example.com/first"],
      [pass(() => ({ expiresAt: aMomentAgo() })), 410],
      [patch(() => ({ expires_at: inAnHour() })), "https://example.com/first"],
      [pass(() => ({ expiresAt: aMomentAgo() })), 410],
      [patch(() => ({ expires_at: null })), "https://example.com/first"],
      [pass(() => ({ expiresAt: aMomentAgo() })), 410],
      [patch(() => ({ expire_days: 7 })), "https://example.com/first"],
    ],
  ],
  [
    "a start date, its arrival and its removal",
    {},
    [
      [patch(() => ({ starts_at: inAnHour() })), 200],
      [pass(() => ({ startsAt: aMomentAgo() })), "https://example.com/first"],
      [patch(() => ({ starts_at: inAnHour() })), 200],
      [patch(() => ({ starts_at: null })), "https://example.com/first"],
      [patch(() => ({ starts_at: "2026-01-01 00:00:00" })), "https://example.com/first"],
    ],
  ],
  ["a deletion", {}, [[async (api, id) => expect((await api.delete(`/links/${id}`)).status).toBe(200), 404]]],
];

const seen = async (shortUrl: string) => {
  const response = await visit(shortUrl);
  return response.headers.get("location") ?? response.status;
};

/** Declares the tests for the server of these accounts. */
export function testFreshness(newApi: () => Promise<Client>): void {
  for (const [name, fields, steps] of STORIES) {
    test(`${name} takes effect for the very next visitor`, async () => {
      const api = await newApi();
      const { body: link } = await api.post("/links", { url: "https://example.com/first", ...fields });
      expect(await seen(link.short_url)).toBe("https://example.com/first");
      for (const [index, [change, next]] of steps.entries()) {
        await change(api, link.id);
        expect(await seen(link.short_url), `step ${index + 1}`).toBe(next);
      }
    });
  }

  test("a new alias works at once, and the old one is free", async () => {
    const [api, stranger] = [await newApi(), await newApi()];
    const [first, second] = [`first-${randomUUID()}`, `second-${randomUUID()}`];
    const { body: link } = await api.post("/links", { url: "https://example.com/mine", alias: first });
    const old = link.short_url;
    expect((await visit(old)).status).toBe(302);
    const { body: moved } = await api.patch(`/links/${link.id}`, { alias: second });
    expect((await visit(old)).status).toBe(404);
    expect(await seen(moved.short_url)).toBe("https://example.com/mine");
    await stranger.post("/links", { url: "https://example.com/theirs", alias: first.toUpperCase() });
    expect(await seen(old)).toBe("https://example.com/theirs");
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(2);
  });

  test("the slug of a deleted link opens a new link at once, which starts at zero clicks", async () => {
    const [api, stranger] = [await newApi(), await newApi()];
    const alias = `again-${randomUUID()}`;
    const { body: link } = await api.post("/links", { url: "https://example.com/old", alias });
    await visit(link.short_url);
    await api.delete(`/links/${link.id}`);
    const { body: other } = await stranger.post("/links", { url: "https://example.com/new", alias });
    expect(await seen(link.short_url)).toBe("https://example.com/new");
    expect((await stranger.get(`/links/${other.id}`)).body.clicks).toBe(1);
  });

  test("no visitor after a completed edit sees the old state, under any load", async () => {
    const api = await newApi();
    const { body: link } = await api.post("/links", { url: "https://example.com/0" });
    const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => seen(link.short_url)));
    for (let round = 1; round <= 15; round++) {
      const url = `https://example.com/${round}`;
      const meanwhile = crowd(20);
      await api.patch(`/links/${link.id}`, { url });
      expect(new Set(await crowd(20))).toEqual(new Set([url]));
      const known = new Set([url, `https://example.com/${round - 1}`]);
      for (const destination of await meanwhile) expect(known).toContain(destination);
    }
  });
}
