import { expect, test } from "@playwright/test";
import { KIND } from "@/lib/analytics/kinds";
import { withConnection } from "@/prisma/connection";
import { isRunning } from "@/tests/faults/postgres/folders";
import { Client } from "@/tests/support/clients/api-client";
import { firstAccount, firstKey } from "@/tests/support/clients/first-account";
import { BROWSER } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { npmScript } from "@/tests/support/servers/npm";
import { processTree } from "@/tests/support/servers/process-tree";
import { expectTotalsMatch, readClickTotals, readTargetTotals } from "./support/click-totals";
import { KillableServer } from "./support/killable-server";
import { type Kind, RoutedLoad } from "./support/routed-load";
import { type Target, VisitorLoad } from "./support/visitors";

const PAGE = "https://example.com";
const PASSWORD = "open sesame";
const PLENTY = 800;
const VISITORS = 64;
const LIMIT = 300;
const LIMITS = [null, null, null, LIMIT];

test.setTimeout(300_000);

const server = KillableServer.forEachTest();

/** The clicks of each target in the journal, by its URL. */
const clicksByTarget = (databaseUrl: string) =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ url: string; n: number }>(`
      SELECT coalesce(t.url, l.url) AS url, sum(visit.n)::int AS n
      FROM visit_journal
      CROSS JOIN LATERAL unnest(subjects, counts, targets) AS visit(subject_id, n, target)
      JOIN links l ON l.id = visit.subject_id
      LEFT JOIN link_targets t ON t.link_id = l.id AND t.id = visit.target
      WHERE kind = ${KIND.link} GROUP BY 1`);
    return new Map(rows.map(({ url, n }) => [url, n]));
  });

/** The clicks of each link's targets, by link and target, as its statistics tell them; 0 is its own URL. */
async function statisticsOf(api: Client, ids: readonly number[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const id of ids) {
    const { body } = await api.get(`/links/${id}/stats`);
    const targets: { id: number | null; clicks: number }[] = body.targets;
    for (const { id: target, clicks } of targets) found.set(`${id}/${target ?? 0}`, clicks);
    expect(targets.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(body.clicks);
  }
  return found;
}

/** Fails unless the rolled-up days of each target are its rolled-up visits. Returns its visits, by link and target. */
async function expectDays(databaseUrl: string): Promise<Map<string, number>> {
  const totals = await readTargetTotals(databaseUrl);
  for (const { id, target, rolledUp, days } of totals)
    if (days !== null) expect(days, `rolled-up days of ${id}/${target}`).toBe(rolledUp);
  return new Map(totals.map(({ id, target, journal }) => [`${id}/${target}`, journal]));
}

test("over repeated kills each redirect is counted for the target that the visitor got, rules, splits and passwords mixed, never more than were sent, the click limit holds, and no process stays", async () => {
  const first = await server.start();
  const key = firstKey(first);
  const api = firstAccount(first);
  const ids: number[] = [];
  const create = async (name: string, fields: object): Promise<string> => {
    const { body } = await api.post("/links", { url: `${PAGE}/${name}`, ...fields });
    ids.push(body.id);
    return `/${body.slug}`;
  };
  const ruled = await create("ruled", {
    rules: ["de", "fr"].map((language) => ({ url: `${PAGE}/${language}`, languages: [language] })),
  });
  const split = await create("split", {
    split: [
      { url: `${PAGE}/a`, weight: 70 },
      { url: `${PAGE}/b`, weight: 30 },
    ],
  });
  const locked = await create("locked", { password: PASSWORD });
  const plain = await create("plain", {});
  const basic = `Basic ${Buffer.from(`x:${PASSWORD}`).toString("base64")}`;
  const kinds: Kind[] = [
    ...["de", "fr", "en"].map((language) => ({ path: ruled, headers: { "Accept-Language": language } })),
    ...Array.from({ length: 16 }, (_, n) => ({
      path: split,
      headers: { "User-Agent": `${BROWSER} No/${n}` },
    })),
    { path: locked, headers: { Authorization: basic } },
    { path: locked, form: `password=${encodeURIComponent(PASSWORD)}` },
    ...Array.from({ length: 5 }, () => ({ path: plain })),
  ];
  const plainLinks: Target[] = [];
  for (const [n, click_limit] of LIMITS.entries()) {
    const path = await create(`plain-${n}`, { click_limit });
    plainLinks.push({ slug: path.slice(1), url: `${PAGE}/plain-${n}` });
  }
  const plainSlugs = plainLinks.map(({ slug }) => slug);
  const plainLoads: VisitorLoad[] = [];
  const loads: RoutedLoad[] = [];
  const total = (of: (load: RoutedLoad) => number) => loads.reduce((sum, load) => sum + of(load), 0);
  for (const powerCut of rounds([false, true, false, true, false])) {
    const running = await server.running();
    const processes = processTree(running.process.pid);
    const load = new RoutedLoad(running.port, kinds);
    const plainLoad = new VisitorLoad(running.port, plainLinks, { size: VISITORS });
    loads.push(load);
    plainLoads.push(plainLoad);
    const enough = { timeout: 60_000, intervals: [20] };
    await expect.poll(() => load.redirected, enough).toBeGreaterThan(PLENTY);
    await plainLoad.redirects(PLENTY);
    await server.kill(powerCut);
    await Promise.all([load.gone(), plainLoad.gone()]);
    await expect.poll(() => processes.filter(({ pid }) => isRunning(pid))).toEqual([]);
    expect([...load.others].filter((status) => status !== 503)).toEqual([]);
    expect(plainLoad.broken).toBe(VISITORS);
    // Visitor workers briefly outlive the supervisor, without the database that died with it.
    const expected = powerCut ? ["410", "503"] : ["410"];
    expect(plainLoad.otherStatuses.filter((response) => !expected.includes(response))).toEqual([]);

    const restarted = await server.start();
    const statistics = await statisticsOf(new Client(restarted.url, async () => key), ids);
    const postgres = await server.data.start();
    const [byTarget, totals] = [await clicksByTarget(postgres.url), await readClickTotals(postgres.url)];
    expect(statistics).toEqual(await expectDays(postgres.url));
    await postgres.stop();
    for (const url of new Set(loads.flatMap(({ received }) => [...received.keys()])))
      expect(byTarget.get(url), url).toBeGreaterThanOrEqual(total(({ received }) => received.get(url) ?? 0));
    const targets = [...byTarget.values()].reduce((sum, n) => sum + n, 0);
    expect(totals.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(targets);
    const isPlain = ({ slug }: { slug: string }) => plainSlugs.includes(slug);
    expectTotalsMatch(totals.filter(isPlain), plainLoads);
    for (const { slug, clicks } of totals.filter((one) => !isPlain(one)))
      expect(clicks).toBeLessThanOrEqual(total(({ sent }) => sent.get(`/${slug}`) ?? 0));
  }
  const used = plainLoads.reduce((sum, load) => sum + load.of(plainSlugs.at(-1) ?? "").redirected, 0);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(LIMIT);
  expect(plainLoads.at(-1)?.otherStatuses).toContain("410");

  await server.kill(false);
  const { url } = await server.data.start();
  await npmScript("job", ["roll-up-visits"], { DATABASE_URL: url });
  await expectDays(url);
  const totals = await readTargetTotals(url);
  expect(totals.map(({ rolledUp }) => rolledUp)).toEqual(totals.map(({ journal }) => journal));
  const urls = ["ruled", "de", "fr", "a", "b", "locked", "plain"].map((name) => `${PAGE}/${name}`);
  for (const url of urls)
    expect(
      total(({ received }) => received.get(url) ?? 0),
      url,
    ).toBeGreaterThan(0);
});
