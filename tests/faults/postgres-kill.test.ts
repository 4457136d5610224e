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
  const { url } = await server.data.start();
  expectTotalsMatch(await readClickTotals(url), [load]);
});
