import { expect, test } from "@playwright/test";
import { Client } from "@/tests/support/clients/api-client";
import { firstKey } from "@/tests/support/clients/first-account";
import { BulkChanges, BulkCreation, LINKS, SETS } from "./support/bulk-work";
import { KillableServer } from "./support/killable-server";

const CLIENTS = 3;

test.setTimeout(180_000);

const server = KillableServer.forEachTest();

test("a kill in the middle of requests that create, change and delete many links does all of a request or nothing, and all that was answered; sent again, it is carried out once", async () => {
  const key = firstKey(await server.start());
  const connect = async () => new Client((await server.running()).url, async () => key);
  const changes = await BulkChanges.prepare(await connect());
  const creation = new BulkCreation();
  for (const powerCut of [false, true]) {
    const api = await connect();
    const [changed, created] = [changes.answered + 2, creation.answered.size + 4];
    const work = [
      changes.workUntilKilled(api),
      ...Array.from({ length: CLIENTS }, () => creation.workUntilKilled(api)),
    ];
    const isEnough = () => changes.answered > changed && creation.answered.size > created;
    await expect.poll(isEnough, { timeout: 60_000, intervals: [5] }).toBe(true);
    await server.kill(powerCut);
    await Promise.all(work);
  }
  // Retried after the last kill, an interrupted request gets its original response.
  const last = creation.sent;
  expect(creation.answered.has(last)).toBe(false);
  expect(await creation.send(await connect(), last)).toBe(true);
  await server.kill(false);
  await expectAllOrNothing(creation);
  await expectChanges(changes);
});

/** Each request created all of its links with their tags and events, or none; all if it was answered. */
async function expectAllOrNothing({ answered, sent }: BulkCreation): Promise<void> {
  expect(answered.size).toBeLessThan(sent);
  const rows = await server.withDatabase(async (client) => {
    const found = await client.query<{ bulk: number; links: number; emitted: number; tagged: number }>(`
      SELECT substr(l.title, 6)::int AS bulk, count(*)::int AS links, count(e.id)::int AS emitted, count(t.tag_id)::int AS tagged
      FROM links l JOIN link_counters c ON c.link_id = l.id LEFT JOIN link_tags t ON t.link_id = l.id
        LEFT JOIN events e ON e.name = 'link.created' AND (e.data -> 'link' ->> 'id')::int = l.id
      WHERE l.title LIKE 'bulk %' GROUP BY 1`);
    return found.rows;
  });
  for (const { bulk, ...counts } of rows)
    expect(counts, `bulk ${bulk}`).toEqual({ links: LINKS, emitted: LINKS, tagged: LINKS });
  const stored = new Set(rows.map(({ bulk }) => bulk));
  expect([...answered].filter((bulk) => !stored.has(bulk))).toEqual([]);
}

/** The first set has one change, the last answered or the next one; the others are deleted and reported, or neither. */
async function expectChanges({ answered, sent, deleted }: BulkChanges): Promise<void> {
  expect(answered).toBeLessThan(sent);
  expect(deleted.size).toBeGreaterThan(4);
  const rows = await server.withDatabase(async (client) => {
    const found = await client.query<{
      set: number;
      kept: number;
      reported: number;
      notes: string[];
      tags: string[];
    }>(`
      SELECT set, count(DISTINCT l.id)::int AS kept, count(DISTINCT e.id)::int AS reported,
        array_agg(DISTINCT l.notes) AS notes, array_agg(DISTINCT t.name::text) AS tags
      FROM generate_series(0, ${SETS - 1}) AS set LEFT JOIN links l ON l.title = 'set ' || set
        LEFT JOIN link_tags lt ON lt.link_id = l.id LEFT JOIN tags t ON t.id = lt.tag_id
        LEFT JOIN events e ON e.name = 'link.deleted' AND e.data -> 'link' ->> 'title' = 'set ' || set
      GROUP BY set ORDER BY set`);
    return found.rows;
  });
  const [{ notes, tags } = { notes: [], tags: [] }, ...others] = rows;
  const round = Number(notes[0]);
  expect([notes, tags]).toEqual([[`${round}`], [`even ${round % 2 === 0}`]]);
  expect([answered, answered + 1]).toContain(round);
  expect(others).toHaveLength(SETS - 1);
  for (const { set, kept, reported } of others) {
    expect([`${LINKS} kept, 0 reported`, `0 kept, ${LINKS} reported`]).toContain(
      `${kept} kept, ${reported} reported`,
    );
    if (deleted.has(set)) expect(kept, `set ${set}`).toBe(0);
  }
}
