import { expect, test } from "@playwright/test";
import { visit } from "@/tests/support/fixtures";
import { readBooks } from "./click-totals";
import { makeLinks } from "./first-account";
import { MortalServer } from "./killable-server";
import { Crowd } from "./visitors";

const VISITORS = 64;
const PLENTY = 1_000;
const LIMIT = 600;
const LIMITS = [null, null, null, LIMIT];

test.setTimeout(300_000);

const server = MortalServer.forEachTest();

/** Waits until this many more visitors were redirected. */
const redirects = (crowd: Crowd, more: number): Promise<void> => {
  const enough = crowd.redirected + more;
  return expect.poll(() => crowd.redirected, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(enough);
};

/** The totals that all visitors sent and received must match what is stored. */
async function expectHonestBooks(crowds: readonly Crowd[]): Promise<void> {
  const postgres = await server.data.start();
  const books = await readBooks(postgres.url);
  await postgres.stop();
  expect(books).toHaveLength(4);
  for (const { slug, clicks, limit, journal } of books) {
    const tallies = crowds.map((crowd) => crowd.of(slug));
    const sum = (count: (tally: (typeof tallies)[number]) => number) =>
      tallies.reduce((total, tally) => total + count(tally), 0);
    expect(clicks).toBeGreaterThanOrEqual(sum(({ redirected }) => redirected));
    expect(clicks).toBeLessThanOrEqual(sum(({ sent }) => sent));
    expect(clicks).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
    expect(journal).toBe(clicks);
    // A visitor is rejected only once the limit is reached.
    if (tallies.some(({ responses }) => responses[410])) expect(clicks).toBe(limit);
  }
}

test("over five kills every answered visit is counted, never more than were sent, and the click limit holds", async () => {
  const links = await makeLinks(await server.start(), LIMITS);
  const crowds: Crowd[] = [];
  for (const powerCut of [false, true, false, true, false]) {
    const running = await server.running();
    const crowd = new Crowd(running.port, links, VISITORS);
    crowds.push(crowd);
    await redirects(crowd, PLENTY);
    await server.kill(powerCut);
    await crowd.gone();
    expect(crowd.broken).toBe(VISITORS);
    expect(crowd.otherAnswers.filter((response) => response !== "410")).toEqual([]);

    await server.start();
    await expectHonestBooks(crowds);
  }
  const used = crowds.reduce((sum, crowd) => sum + crowd.of(links[3]?.slug ?? "").redirected, 0);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(LIMIT);
  expect(crowds.at(-1)?.otherAnswers).toEqual(["410"]);
});

test("while PostgreSQL is killed repeatedly, visitors get the redirect or a 503, and all redirects are counted", async () => {
  const running = await server.start();
  const links = await makeLinks(running, LIMITS);
  const crowd = new Crowd(running.port, links, VISITORS);
  await redirects(crowd, PLENTY);
  for (const _ of [1, 2, 3]) {
    await server.killPostgres();
    await redirects(crowd, PLENTY);
  }
  await crowd.leave();
  expect(crowd.otherAnswers.filter((response) => response !== "410" && response !== "503")).toEqual([]);
  expect(crowd.otherAnswers).toContain("503");
  expect((await visit(`${running.url}/${links[0]?.slug}`)).status).toBe(302);
  await expectHonestBooks([crowd]);
});
