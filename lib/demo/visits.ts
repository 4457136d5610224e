import { KIND, type KindName } from "@/lib/analytics/kinds";
import { addDays, formatDay } from "@/lib/dates";
import { executeDeferred, Prisma, transaction } from "@/lib/db/client";
import { pick } from "@/lib/demo/random";

/** Visitors with the same facts. Null is unknown, or for a referrer, direct. */
type Audience = {
  weight: number;
  country: string | null;
  referrer: string | null;
  device: string;
  browser: string;
  system: string;
  language: string | null;
};

const person = (
  weight: number,
  ...facts: [string | null, string | null, string, string, string, string | null]
): Audience => {
  const [country, referrer, device, browser, system, language] = facts;
  return { weight, country, referrer, device, browser, system, language };
};

/** The guests of a café in Berlin, its followers, and those who find it on the way to the city. */
const AUDIENCE: [Audience, ...Audience[]] = [
  person(24, "DE", "instagram.com", "mobile", "Safari", "iOS", "de"),
  person(16, "DE", null, "mobile", "Chrome", "Android", "de"),
  person(12, "DE", "google.com", "mobile", "Chrome", "Android", "de"),
  person(9, "DE", "google.com", "desktop", "Chrome", "Windows", "en"),
  person(6, "DE", null, "desktop", "Firefox", "Linux", "de"),
  person(6, "AT", "instagram.com", "mobile", "Safari", "iOS", "de"),
  person(5, "PL", "google.com", "mobile", "Chrome", "Android", "pl"),
  person(4, "NL", "tripadvisor.com", "mobile", "Safari", "iOS", "nl"),
  person(4, "GB", "tripadvisor.com", "desktop", "Edge", "Windows", "en"),
  person(3, "FR", "instagram.com", "mobile", "Safari", "iOS", "fr"),
  person(3, "US", "google.com", "desktop", "Chrome", "macOS", "en"),
  person(2, "US", null, "tablet", "Safari", "iOS", "en"),
  person(2, "CH", "facebook.com", "mobile", "Chrome", "Android", "de"),
  person(1, null, null, "desktop", "Chrome", "Windows", null),
];

/** Phone visits without a referrer are scans of the poster's QR code. */
const TRIGGERS = AUDIENCE.map(({ referrer, device, country }) =>
  referrer === null && device === "mobile" && country !== null ? "qr" : null,
);

const column = (fact: Exclude<keyof Audience, "weight">) => AUDIENCE.map((audience) => audience[fact]);

/** What is visited, and roughly how often per day at the end of the period. */
export type Visited = { kind: KindName; id: number; segment?: string; daily: number };

// Sundays and Saturdays are the busiest.
const WEEKDAYS = [1.5, 0.7, 0.75, 0.85, 0.95, 1.15, 1.6];
// Breakfast, lunch, afternoon and evening, UTC.
const HOURS = [7, 11, 14, 18];

/**
 * Adds visits of the last `days` days to the journal, which the rollup counts as usual: growing from week to week,
 * more at weekends, with a few peaks.
 */
export async function addVisits(visited: readonly Visited[], days: number, random: () => number, now: Date) {
  const kinds = [...new Set(visited.map(({ kind }) => kind))];
  for (let ago = days - 1; ago >= 0; ago--) {
    const day = new Date(formatDay(addDays(now, -ago)));
    const trend = 0.45 + (0.55 * (days - ago)) / days;
    const level = trend * (WEEKDAYS[day.getUTCDay()] ?? 1) * (random() < 0.08 ? 2.2 : 0.8 + random() * 0.4);
    // One transaction a day: hundreds of them would take seconds.
    await transaction(async () => {
      for (const kind of kinds) {
        const subjects = visited.filter((entry) => entry.kind === kind);
        for (const hour of HOURS) {
          const at = new Date(day.getTime() + (hour + random()) * 3_600_000);
          if (at < now) await addBatch(kind, subjects, level / HOURS.length, at, random);
        }
      }
    });
  }
}

async function addBatch(
  kind: KindName,
  visited: readonly Visited[],
  level: number,
  at: Date,
  random: () => number,
): Promise<void> {
  const groups = new Map<string, { id: number; segment: string | null; n: number; fact: number }>();
  for (const { id, segment = null, daily } of visited) {
    for (let left = Math.floor(daily * level * (0.7 + random() * 0.6) + random()); left > 0; left--) {
      const fact = AUDIENCE.indexOf(pick(AUDIENCE, random)) + 1;
      const key = `${id} ${segment} ${fact}`;
      const group = groups.get(key) ?? { id, segment, n: 0, fact };
      group.n++;
      groups.set(key, group);
    }
  }
  const rows = [...groups.values()];
  if (rows.length === 0) return;
  await executeDeferred(
    Prisma.sql`
      INSERT INTO visit_journal
        (batch, at, kind, subjects, segments, counts, facts, countries, referrers, devices, browsers, systems, languages,
          triggers)
      SELECT b.batch, ${at}, ${KIND[kind]}::smallint, ${rows.map(({ id }) => id)}::int[],
        ${rows.map(({ segment }) => segment)}::text[], ${rows.map(({ n }) => n)}::smallint[],
        ${rows.map(({ fact }) => fact)}::smallint[], ${column("country")}::text[],
        ${column("referrer")}::text[], ${column("device")}::text[], ${column("browser")}::text[],
        ${column("system")}::text[], ${column("language")}::text[], ${kind === "link" ? TRIGGERS : null}::text[]
      FROM start_visit_batch() AS b`,
  );
}
