import { expect, test } from "@playwright/test";
import { Client } from "@/tests/support/clients/api-client";
import { firstKey } from "@/tests/support/clients/first-account";
import { KillableServer } from "./support/killable-server";

const LINKS = 100;
const SETS = 16;

test.setTimeout(180_000);

const server = KillableServer.forEachTest();

/** Creates sets of 100 links, each with the number of its set as its title. */
async function createSets(api: Client): Promise<number[][]> {
  const sets: number[][] = [];
  for (let set = 0; set < SETS; set++) {
    const links = Array.from({ length: LINKS }, (_, n) => ({
      url: `https://example.com/${set}/${n}`,
      title: `${set}`,
    }));
    const { body } = await api.post("/links/bulk", { links });
    sets.push(body.data.map(({ link }: { link: { id: number } }) => link.id));
  }
  return sets;
}

test("a kill in the middle of changes and deletions of many links does all of a request or nothing, and all that was answered", async () => {
  const key = firstKey(await server.start());
  const apiOf = async () => new Client((await server.running()).url, async () => key);
  const [changed, ...sets] = await createSets(await apiOf());
  const answered = { round: 0, deleted: new Set<number>() };
  let rounds = 0;
  /** Changes all links of the first set and deletes another set, at the same time, until interrupted. */
  const workUntilKilled = async () => {
    const api = await apiOf();
    for (let isInterrupted = false; !isInterrupted; ) {
      const round = ++rounds;
      const changes = { notes: `${round}`, tags: null };
      const [change, deletion] = await Promise.allSettled([
        api.patch("/links/bulk", { ids: changed, changes, add_tags: [`t${round % 2}`] }),
        api.post("/links/bulk/delete", { ids: sets[round - 1] }),
      ]);
      if (change.status === "fulfilled" && change.value.body.updated === LINKS) answered.round = round;
      else isInterrupted = true;
      if (deletion.status === "fulfilled" && deletion.value.body.deleted === LINKS)
        answered.deleted.add(round);
    }
  };
  for (const powerCut of [false, true]) {
    await server.running();
    const enough = answered.round + 2;
    const work = workUntilKilled();
    await expect.poll(() => answered.round, { timeout: 60_000, intervals: [5] }).toBeGreaterThan(enough);
    await server.kill(powerCut);
    await work;
  }
  expect(answered.round).toBeLessThan(rounds);
  expect(answered.deleted.size).toBeGreaterThan(4);

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
      FROM generate_series(0, ${SETS - 1}) AS set LEFT JOIN links l ON l.title = set::text
        LEFT JOIN link_tags lt ON lt.link_id = l.id LEFT JOIN tags t ON t.id = lt.tag_id
        LEFT JOIN events e ON e.name = 'link.deleted' AND e.data -> 'link' ->> 'title' = set::text
      GROUP BY set ORDER BY set`);
    return found.rows;
  });
  const [{ notes, tags } = { notes: [], tags: [] }, ...others] = rows;
  const round = Number(notes[0]);
  expect([notes, tags]).toEqual([[`${round}`], [`t${round % 2}`]]);
  expect(
    round === answered.round || round === answered.round + 1,
    `${round}, answered ${answered.round}`,
  ).toBe(true);
  expect(others).toHaveLength(SETS - 1);
  for (const { set, kept, reported } of others) {
    expect([`${LINKS} kept, 0 reported`, `0 kept, ${LINKS} reported`]).toContain(
      `${kept} kept, ${reported} reported`,
    );
    if (answered.deleted.has(set)) expect(kept, `set ${set}`).toBe(0);
  }
});
