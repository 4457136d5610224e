import { expect, test } from "@playwright/test";
import { Client } from "@/tests/support/clients/api-client";
import { makeLinksOf } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { type NextAlone, startNextAlone } from "@/tests/support/servers/next-alone";
import { npmScript, readLine } from "@/tests/support/servers/npm";
import { expectTotalsMatch, readClickTotals } from "./support/click-totals";
import { OwnPostgres } from "./support/own-postgres";
import { PATIENT, VisitorLoad } from "./support/visitors";

// The app under Next's own server, without supervisor and visitor workers.

const VISITORS = 16;
const PLENTY = 200;
const LIMITS = [null, null, null, 60];

test.setTimeout(180_000);

let postgres: OwnPostgres;
let server: NextAlone;
let api: Client;
const start = async () => {
  server = await startNextAlone(settings());
  return server;
};
const settings = () => ({ DATABASE_URL: postgres.url, NEXTAUTH_SECRET: "test", LOG_LEVEL: "fatal" });
test.beforeEach(async () => {
  postgres = await OwnPostgres.make();
  const account = readLine(await npmScript("account", ["create", "ada@example.com", "--json"], settings()));
  api = new Client((await start()).url, async () => account.api_key);
});
test.afterEach(async () => {
  await server.kill();
  await postgres.clear();
});

test("over repeated kills under next start every redirect is counted, never more than were sent, and the click limit holds", async () => {
  const links = await makeLinksOf(api, LIMITS);
  const loads: VisitorLoad[] = [];
  for (const _ of rounds([1, 2, 3, 4, 5])) {
    const load = new VisitorLoad(server.port, links, { size: VISITORS });
    loads.push(load);
    await load.redirects(PLENTY);
    await server.kill();
    await load.gone();
    expect(load.broken).toBe(VISITORS);
    expect(load.otherStatuses.filter((response) => response !== "410")).toEqual([]);
    expectTotalsMatch(await readClickTotals(postgres.url), loads);
    await start();
  }
  expect(loads.at(-1)?.otherStatuses).toEqual(["410"]);
});

test("while PostgreSQL is away under next start, visitors get a 503 with Retry-After, then the redirect again, and all are counted", async () => {
  const links = await makeLinksOf(api, LIMITS);
  const load = new VisitorLoad(server.port, links, { size: VISITORS, ...PATIENT });
  await load.redirects(PLENTY);
  for (const mode of ["fast", "immediate"] as const) {
    await postgres.stop(mode);
    const response = await visit(`${server.url}/${links[0]?.slug}`);
    expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([503, true]);
    await postgres.start();
    await load.redirects(PLENTY);
  }
  await load.leave();
  expect(load.otherStatuses.filter((response) => response !== "410" && response !== "503")).toEqual([]);
  expect(load.broken + load.refused).toBe(0);
  expectTotalsMatch(await readClickTotals(postgres.url), [load]);
});
