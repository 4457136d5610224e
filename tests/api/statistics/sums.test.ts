import { addDays, formatDay } from "@/lib/dates";
import { JOBS } from "@/lib/jobs/catalogue";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { addVisits, allowRollup, rollUp } from "@/tests/support/rows/links";

const DAYS = 40;
const FACTS = {
  country: ["DE", "IT", "FR", null],
  referrer: ["news.example.com", "blog.example.org", null],
  device: ["mobile", "desktop", null],
  browser: ["Firefox", "Chrome"],
  system: ["Android", "Windows", null],
  language: ["de", "en", null],
  trigger: ["qr", null, null],
} as const;

type Fact = keyof typeof FACTS;
type Visit = { link: number; at: Date; n: number } & Record<Fact, string | null>;

/** Numbers that look random, always the same. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) yield state >> 8;
}

function randomVisits(links: readonly number[], count: number, now: Date): Visit[] {
  const next = numbers(20_261_124);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[(next.next().value ?? 0) % list.length];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
  const day = () => addDays(now, -((next.next().value ?? 0) % DAYS));
  return Array.from({ length: count }, () => ({
    link: pick(links),
    at: day(),
    n: 1 + ((next.next().value ?? 0) % 3),
    country: pick(FACTS.country),
    referrer: pick(FACTS.referrer),
    device: pick(FACTS.device),
    browser: pick(FACTS.browser),
    system: pick(FACTS.system),
    language: pick(FACTS.language),
    trigger: pick(FACTS.trigger),
  }));
}

/** The sums of `n` by a key, most first. */
function sums(visits: readonly Visit[], keyOf: (visit: Visit) => string | number | null) {
  const counts = new Map<string | number | null, number>();
  for (const visit of visits) counts.set(keyOf(visit), (counts.get(keyOf(visit)) ?? 0) + visit.n);
  return counts;
}

const factOf = (visit: Visit, name: string): string | null =>
  Object.entries(visit).flatMap(([key, value]) =>
    key === name && typeof value === "string" ? value : [],
  )[0] ?? null;

/** Compares the statistics of the whole account with a naive count of its visits. */
async function compare(api: Client, visits: readonly Visit[], now: Date, query = "") {
  const clicks = visits.reduce((sum, { n }) => sum + n, 0);
  const from = `from=${formatDay(addDays(now, 1 - DAYS))}${query}`;
  const days = (await api.get(`/stats?${from}`)).body;
  expect(days).toMatchObject({ clicks, group_by: "day", total: DAYS, limit: 100, offset: 0 });
  const byDay = sums(visits, ({ at }) => formatDay(at));
  expect(days.data).toEqual(
    Array.from({ length: DAYS }, (_, index) => {
      const day = formatDay(addDays(now, index + 1 - DAYS));
      return { day, clicks: byDay.get(day) ?? 0 };
    }),
  );
  for (const group of [...Object.keys(FACTS), "link"]) {
    const { body } = await api.get(`/stats?${from}&group_by=${group}`);
    const expected = sums(visits, (visit) => (group === "link" ? visit.link : factOf(visit, group)));
    expect(body.clicks, group).toBe(clicks);
    const entries: [unknown, number][] = body.data.map((entry: Record<string, number>) => [
      entry[group],
      entry.clicks,
    ]);
    expect(new Map(entries), group).toEqual(expected);
    expect(
      entries.map(([, n]) => n),
      group,
    ).toEqual([...expected.values()].sort((a, b) => b - a));
    expect(body.total, group).toBe(expected.size);
    const [one] = [...expected.keys()].filter((value) => typeof value === "string");
    if (!one) continue;
    const only = (await api.get(`/stats?${from}&group_by=${group}&${group}=${one},unheard-of`)).body;
    const count = expected.get(one) ?? 0;
    expect(only, one).toMatchObject({ clicks: count, total: 1, data: [{ [group]: one, clicks: count }] });
  }
}

test("add up to the clicks, by everything, before, during and after the rollup, and without deleted links", async ({
  api,
  stranger,
}) => {
  const now = new Date();
  const links: number[] = [];
  for (let index = 0; index < 4; index++)
    links.push((await api.post("/links", { url: `https://example.com/${index}` })).body.id);
  const visits = randomVisits(links, cases(10_000), now);
  for (const link of links) {
    const own = visits.filter((visit) => visit.link === link);
    await addVisits(
      link,
      own.map(({ link: _, at, ...visit }) => ({
        ...Object.fromEntries(Object.entries(visit).filter(([, value]) => value !== null)),
        at: at.toISOString(),
      })),
    );
  }
  await compare(api, visits, now);
  for (const link of links.slice(0, 2)) await allowRollup(link);
  await rollUp();
  await compare(api, visits, now);
  for (const link of links.slice(2)) await allowRollup(link);
  await rollUp();
  await compare(api, visits, now);
  const some = links.slice(1, 3);
  await compare(
    api,
    visits.filter(({ link }) => some.includes(link)),
    now,
    `&link_ids=${some.join(",")}`,
  );
  const [gone = 0, ...kept] = links;
  const rest = visits.filter(({ link }) => kept.includes(link));
  expect((await api.delete(`/links/${gone}`)).status).toBe(200);
  await compare(api, rest, now);
  await JOBS.cleanup(now);
  await compare(api, rest, now);
  expect((await stranger.get(`/stats?link_ids=${links.join(",")}&group_by=link`)).body).toMatchObject({
    clicks: 0,
    data: [],
    total: 0,
  });
});
