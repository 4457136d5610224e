import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { DataFolder } from "@/tests/faults/postgres/folders";
import { makeLinks } from "@/tests/support/clients/first-account";
import { rounds } from "@/tests/support/repetitions";
import { ROOT } from "@/tests/support/root";
import { startServer } from "@/tests/support/servers/server";
import { testProgram } from "@/tests/support/servers/test-programs";
import { type ClickTotals, readClickTotals } from "../support/click-totals";
import { VisitorLoad } from "../support/visitors";

test.setTimeout(300_000);

let data: DataFolder;
const ends: (() => Promise<unknown>)[] = [];
test.beforeEach(async () => {
  data = await DataFolder.migrated();
});
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await data.clear();
});

/** Another process that rolls up continuously. `rolledUp` returns how many visits it has rolled up so far. */
function startRollup(databaseUrl: string): { rolledUp(): number; kill(): Promise<void> } {
  const child = spawn(process.execPath, [testProgram("rollup-loop")], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  const kill = () => killAndWait(child);
  ends.push(kill);
  return { rolledUp: () => printed.split("\n").reduce((sum, line) => sum + Number(line), 0), kill };
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Every counted visit is in the days or in the tail, once, under every dimension. */
function expectExact(totals: ClickTotals[]): void {
  expect(totals).toHaveLength(4);
  for (const { slug, clicks, limit, limited, journal, tail, days } of totals) {
    expect(limited).toBe(limit === null ? null : clicks);
    expect({ slug, journal, counted: days.map((sum) => sum + tail) }).toEqual({
      slug,
      journal: clicks,
      counted: days.map(() => clicks),
    });
  }
}

async function runRollupJob(databaseUrl: string): Promise<unknown> {
  const child = spawn(process.execPath, ["lib/cli/run.mjs", "job", "roll-up-visits"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [[chunk]] = await Promise.all([once(child.stdout, "data"), once(child, "exit")]);
  return JSON.parse(String(chunk));
}

test("rolled-up days plus the tail equal the counters at all times, while rollup processes and the server are killed", async () => {
  const start = () => startServer({ DATA_DIR: data.path, LOG_LEVEL: "fatal" });
  let server = await start();
  ends.push(() => server.kill());
  const links = await makeLinks(server, [null, null, null, 100]);
  const { url } = await data.start();
  const loads: VisitorLoad[] = [];
  for (const killsServer of rounds([false, true, false])) {
    const load = new VisitorLoad(server.port, links, { size: 16, pauseMs: 20 });
    loads.push(load);
    const rollups = [startRollup(url), startRollup(url)];
    await expect
      .poll(
        async () => {
          expectExact(await readClickTotals(url));
          return rollups.every((one) => one.rolledUp() > 100);
        },
        { timeout: 60_000, intervals: [50] },
      )
      .toBe(true);
    await Promise.all(rollups.map((one) => one.kill()));
    expectExact(await readClickTotals(url));
    if (killsServer) await server.kill();
    await load.leave();
    if (killsServer) server = await start();
    expectExact(await readClickTotals(url));
  }
  const received = (slug: string) => loads.reduce((sum, load) => sum + load.of(slug).redirected, 0);
  for (const { slug, clicks } of await readClickTotals(url)) {
    expect(clicks).toBeGreaterThanOrEqual(received(slug));
  }

  await server.kill();
  await runRollupJob(url);
  expect(await runRollupJob(url)).toEqual({ job: "roll-up-visits", visits: 0 });
  const totals = await readClickTotals(url);
  expectExact(totals);
  expect(totals.map(({ tail }) => tail)).toEqual([0, 0, 0, 0]);
});
