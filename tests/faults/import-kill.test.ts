import { expect, test } from "@playwright/test";
import type pg from "pg";
import { firstLogin } from "@/tests/support/clients/first-account";
import { session } from "@/tests/support/clients/session";
import { cases, rounds } from "@/tests/support/repetitions";
import type { RunningServer } from "@/tests/support/servers/server";
import { KillableServer } from "./support/killable-server";

// More than are imported before the last kill.
const ROWS = cases(15_000);
const TWINS = 40;

test.setTimeout(180_000);

const server = KillableServer.forEachTest();

type Progress = { state: string; created: number; reused: number };

async function readProgress(client: pg.Client): Promise<Progress> {
  const { rows } = await client.query<Progress>("SELECT state, created, reused FROM link_imports");
  if (!rows[0]) throw new Error("there is no import");
  return rows[0];
}

/** Waits for progress, on one connection: a new one for each look would take the import's CPU time. */
const waitFor = (isReached: (progress: Progress) => boolean, interval: number) =>
  server.withDatabase((client) =>
    expect
      .poll(async () => isReached(await readProgress(client)), { intervals: [interval], timeout: 60_000 })
      .toBe(true),
  );

/** Uploads a file like a browser, signed in as the owner of the first account. */
async function upload(running: RunningServer): Promise<void> {
  const { url } = running;
  const { email, password } = firstLogin(running);
  const lines = Array.from({ length: ROWS }, (_, n) => `https://example.com/${n},Item ${n}`);
  const twins = Array.from({ length: TWINS }, (_, n) => `https://example.com/${n * 7},Twin`);
  const response = await fetch(`${url}/dashboard/links/import/upload?name=links.csv`, {
    method: "POST",
    headers: { cookie: await session(url, email, password), origin: url, "Content-Type": "text/csv" },
    body: `url,title\n${[...lines, ...twins].join("\n")}\n`,
  });
  expect(response.status, await response.text()).toBe(201);
}

test("an import resumes after repeated kills and creates exactly one link per row", async () => {
  await upload(await server.start());
  await server.withDatabase((client) => client.query("UPDATE link_imports SET state = 'running'"));
  let before = 0;
  for (const powerCut of rounds([false, true, false])) {
    await server.running();
    await waitFor(({ created }) => created > before, 5);
    await server.kill(powerCut);
    const now = await server.withDatabase(readProgress);
    expect(now).toMatchObject({ state: "running" });
    before = now.created;
    expect(before).toBeLessThan(ROWS);
  }
  await server.start();
  await waitFor(({ state }) => state === "done", 250);
  expect(await server.withDatabase(readProgress)).toEqual({ state: "done", created: ROWS, reused: TWINS });
  const { rows } = await server.withDatabase((client) =>
    client.query(`
      SELECT count(*)::int AS links, count(DISTINCT url)::int AS urls, count(c.link_id)::int AS counters,
        (SELECT count(*)::int FROM events WHERE name = 'link.created') AS events,
        (SELECT count(DISTINCT data -> 'link' ->> 'id')::int FROM events) AS emitted,
        (SELECT count(*)::int FROM link_import_rows WHERE state = 'ready') AS waiting
      FROM links LEFT JOIN link_counters c ON c.link_id = id`),
  );
  expect(rows[0]).toEqual({
    links: ROWS,
    urls: ROWS,
    counters: ROWS,
    events: ROWS,
    emitted: ROWS,
    waiting: 0,
  });
});
