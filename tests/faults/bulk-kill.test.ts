import { expect, test } from "@playwright/test";
import { firstKey } from "@/tests/support/clients/first-account";
import { rounds } from "@/tests/support/repetitions";
import { KillableServer } from "./support/killable-server";

const LINKS = 100;
const TAGS = 5;
const CLIENTS = 3;

test.setTimeout(180_000);

const server = KillableServer.forEachTest();

/** Creates 100 links in one request; undefined when interrupted. */
async function create(url: string, key: string, bulk: number): Promise<{ created: number } | undefined> {
  const links = Array.from({ length: LINKS }, (_, n) => ({
    url: `https://example.com/${bulk}/${n}`,
    title: String(bulk),
    tags: [`t${n % TAGS}`],
  }));
  const response = await fetch(`${url}/api/v1/links/bulk`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": `bulk-${bulk}`,
    },
    body: JSON.stringify({ links }),
  }).catch(() => undefined);
  return response?.status === 200 ? response.json().catch(() => undefined) : undefined;
}

/** Sends requests for 100 links each until one is interrupted; collects those with a response. */
async function createUntilKilled(
  url: string,
  key: string,
  next: () => number,
  answered: Set<number>,
): Promise<void> {
  for (;;) {
    const bulk = next();
    const body = await create(url, key, bulk);
    if (!body) return;
    expect(body.created).toBe(LINKS);
    answered.add(bulk);
  }
}

test("a kill in the middle of requests for many links leaves all links of a request or none, and all that were answered; sent again, it is carried out once", async () => {
  const answered = new Set<number>();
  let bulks = 0;
  const next = () => ++bulks;
  const key = firstKey(await server.start());
  for (const powerCut of rounds([false, true, false])) {
    const { url } = await server.running();
    const enough = answered.size + 4;
    const clients = Array.from({ length: CLIENTS }, () => createUntilKilled(url, key, next, answered));
    await expect.poll(() => answered.size, { timeout: 60_000, intervals: [5] }).toBeGreaterThan(enough);
    await server.kill(powerCut);
    await Promise.all(clients);
  }
  expect(answered.size).toBeLessThan(bulks);
  // Retried after the last kill, an interrupted request gets its original response.
  const { url } = await server.running();
  const again = bulks;
  expect(answered.has(again)).toBe(false);
  expect(await create(url, key, again)).toMatchObject({ created: LINKS });
  answered.add(again);
  await server.kill(false);
  const rows = await server.withDatabase(async (client) => {
    const found = await client.query<{ bulk: number; links: number; emitted: number; tagged: number }>(`
      SELECT l.title::int AS bulk, count(*)::int AS links, count(e.id)::int AS emitted, count(t.tag_id)::int AS tagged
      FROM links l JOIN link_counters c ON c.link_id = l.id LEFT JOIN link_tags t ON t.link_id = l.id
        LEFT JOIN events e ON e.name = 'link.created' AND (e.data -> 'link' ->> 'id')::int = l.id
      GROUP BY 1`);
    return found.rows;
  });
  for (const { bulk, ...counts } of rows)
    expect(counts, `bulk ${bulk}`).toEqual({ links: LINKS, emitted: LINKS, tagged: LINKS });
  const stored = new Set(rows.map(({ bulk }) => bulk));
  expect([...answered].filter((bulk) => !stored.has(bulk))).toEqual([]);
});
