import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveCounter } from "@/tests/support/rows/links";

// Neighbours, powers, and times of the same minute, hour and day: alike or apart by the indexed ranks.
const CLICKS = [0, 1, 2, 3, 99, 100, 101, 117, 118, 119, 1_000_000, 1_000_001, 2 ** 40];
const AGES_IN_MS = [0, 1, 59_000, 60_000, 3_599_999, 3_600_000, 3_600_001, 86_400_000, 90_000_000];

const sorted = async (api: Client, query: string): Promise<{ id: number; clicks: number }[]> =>
  (await api.get(`/links?limit=100&${query}`)).body.data;

test("links sort by the exact clicks, and by the exact time of the last one", async ({ api }) => {
  const now = Date.UTC(2026, 4, 17, 13, 0, 0);
  const links: { id: number; short_url: string; clicks: number; age: number }[] = [];
  for (const [index, clicks] of CLICKS.entries()) {
    const age = AGES_IN_MS[(index * 4) % AGES_IN_MS.length] ?? 0;
    const { body } = await api.post("/links", { url: `https://example.com/${index}` });
    await moveCounter(body.id, { clicks, lastClickedAt: new Date(now - age) });
    links.push({ id: body.id, short_url: body.short_url, clicks, age });
  }
  const byId = (a: { id: number }, b: { id: number }) => b.id - a.id;
  const idsBy = (key: (link: (typeof links)[number]) => number, direction: number) =>
    [...links].sort((a, b) => direction * (key(a) - key(b)) || byId(a, b)).map(({ id }) => id);
  const check = async () => {
    for (const [order, direction] of [
      ["asc", 1],
      ["desc", -1],
    ] as const) {
      const byClicks = (await sorted(api, `sort=clicks&order=${order}`)).map(({ id }) => id);
      expect(byClicks, order).toEqual(idsBy(({ clicks }) => clicks, direction));
      const byTime = (await sorted(api, `sort=last_clicked&order=${order}`)).map(({ id }) => id);
      expect(byTime, order).toEqual(idsBy(({ age }) => -age, direction));
    }
  };
  await check();
  // From 118 to 120: over its neighbour.
  for (const link of links.filter(({ clicks }) => clicks === 118)) {
    for (let n = 0; n < 2; n++) await visit(link.short_url);
    link.clicks += 2;
    link.age = -1;
  }
  await check();
});
