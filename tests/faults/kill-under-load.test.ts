import { expect, test } from "@playwright/test";
import { makeLinks } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { expectTotalsMatch, readClickTotals } from "./support/click-totals";
import { KillableServer } from "./support/killable-server";
import { PATIENT, VisitorLoad } from "./support/visitors";

const VISITORS = 64;
const PLENTY = 1_000;
const LIMIT = 300;
const LIMITS = [null, null, null, LIMIT];

test.setTimeout(300_000);

const server = KillableServer.forEachTest();

/** The totals that all visitors sent and received must match what is stored. */
async function expectStoredTotals(loads: readonly VisitorLoad[]): Promise<void> {
  const postgres = await server.data.start();
  const totals = await readClickTotals(postgres.url);
  await postgres.stop();
  expectTotalsMatch(totals, loads);
}

test("over repeated kills every answered visit is counted, never more than were sent, and the click limit holds", async () => {
  const links = await makeLinks(await server.start(), LIMITS);
  const loads: VisitorLoad[] = [];
  for (const powerCut of rounds([false, true, false, true, false])) {
    const running = await server.running();
    const load = new VisitorLoad(running.port, links, { size: VISITORS });
    loads.push(load);
    await load.redirects(PLENTY);
    await server.kill(powerCut);
    await load.gone();
    expect(load.broken).toBe(VISITORS);
    // Visitor workers briefly outlive the supervisor, without the database that died with it.
    const expected = powerCut ? ["410", "503"] : ["410"];
    expect(load.otherStatuses.filter((response) => !expected.includes(response))).toEqual([]);

    await server.start();
    await expectStoredTotals(loads);
  }
  const used = loads.reduce((sum, load) => sum + load.of(links[3]?.slug ?? "").redirected, 0);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(LIMIT);
  expect(loads.at(-1)?.otherStatuses).toContain("410");
});

test("while PostgreSQL is killed repeatedly, visitors get the redirect or a 503, and all redirects are counted", async () => {
  const running = await server.start();
  const links = await makeLinks(running, LIMITS);
  const load = new VisitorLoad(running.port, links, { size: VISITORS, ...PATIENT });
  await load.redirects(PLENTY);
  for (const _ of rounds([1, 2, 3])) {
    await server.killPostgres();
    await load.redirects(PLENTY);
  }
  await load.leave();
  expect(load.otherStatuses.filter((response) => response !== "410" && response !== "503")).toEqual([]);
  expect(load.otherStatuses).toContain("503");
  expect((await visit(`${running.url}/${links[0]?.slug}`)).status).toBe(302);
  await expectStoredTotals([load]);
});
