import { expect, test } from "@playwright/test";
import { withConnection } from "@/prisma/connection";
import { session } from "@/tests/support/clients/session";
import { rounds } from "@/tests/support/repetitions";
import { KillableServer } from "./support/killable-server";

const ROWS = 8_000;
const TWINS = 40;

test.setTimeout(180_000);

const server = KillableServer.forEachTest();

/** Runs a query on a new connection: the previous one may have died with the server. */
async function ask<Row>(sql: string): Promise<Row[]> {
  const postgres = await server.data.start();
  try {
    return await withConnection(postgres.url, async (client) => (await client.query(sql)).rows);
  } finally {
    await postgres.stop();
  }
}

type Progress = { state: string; created: number; reused: number };

const progress = async (): Promise<Progress> => {
  const [row] = await ask<Progress>("SELECT state, created, reused FROM link_imports");
  if (!row) throw new Error("there is no import");
  return row;
};

/** Uploads a file like a browser, signed in with the credentials that the first start printed. */
async function upload(url: string, output: string): Promise<void> {
  const [email = "", password = ""] = ["email", "password"].map(
    (name) => new RegExp(`^ +${name} +(\\S+)$`, "m").exec(output)?.[1],
  );
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
  const first = await server.start();
  await upload(first.url, first.output());
  await ask("UPDATE link_imports SET state = 'running'");
  let before = 0;
  for (const powerCut of rounds([false, true, false])) {
    await server.running();
    await expect
      .poll(async () => (await progress()).created, { intervals: [5], timeout: 60_000 })
      .toBeGreaterThan(before);
    await server.kill(powerCut);
    const now = await progress();
    expect(now).toMatchObject({ state: "running" });
    before = now.created;
    expect(before).toBeLessThan(ROWS);
  }
  await server.start();
  await expect.poll(async () => (await progress()).state, { timeout: 60_000 }).toBe("done");
  expect(await progress()).toEqual({ state: "done", created: ROWS, reused: TWINS });
  const [totals] = await ask(`
    SELECT count(*)::int AS links, count(DISTINCT url)::int AS urls, count(c.link_id)::int AS counters,
      (SELECT count(*)::int FROM events WHERE name = 'link.created') AS events,
      (SELECT count(DISTINCT data -> 'link' ->> 'id')::int FROM events) AS emitted,
      (SELECT count(*)::int FROM link_import_rows WHERE state = 'ready') AS waiting
    FROM links LEFT JOIN link_counters c ON c.link_id = id`);
  expect(totals).toEqual({
    links: ROWS,
    urls: ROWS,
    counters: ROWS,
    events: ROWS,
    emitted: ROWS,
    waiting: 0,
  });
});
