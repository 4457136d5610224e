import { KIND } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db, type Prisma, transaction } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs/catalogue";

/** The fields of a link that webhooks also contain, in order (docs/contract.md §3). */
export const CORE_FIELDS = [
  "id",
  "slug",
  "short_url",
  "long_url",
  "title",
  "clicks",
  "active",
  "state",
  "created_at",
  "expires_at",
];

/** The fields of a link that redirects everybody to its URL, apart from `target_url`. */
export const PLAIN = {
  domain: null,
  forward_query: false,
  utm: null,
  expired_url: null,
  auto_renew: false,
  has_password: false,
  rules: null,
  split: null,
  split_until: null,
  tags: [],
  notes: "",
  external_id: null,
  archived: false,
};

/** A link as in webhook payloads. */
export const coreOf = (link: Record<string, unknown>) =>
  Object.fromEntries(CORE_FIELDS.map((field) => [field, link[field]]));

/** A batch that the rollup doesn't reach. */
export const NEVER_ROLLED_UP = 2n ** 62n;

/** Sets columns of a link's row that only change over time. A click limit gets its counter, as in the service. */
export async function moveLink(id: number, data: Prisma.LinkUncheckedUpdateInput): Promise<void> {
  await db.link.update({ where: { id }, data });
  if (data.clickLimit)
    await db.$executeRaw`
    INSERT INTO limit_counters SELECT link_id, clicks FROM link_counters WHERE link_id = ${id} ON CONFLICT DO NOTHING`;
}

/** Sets a link's clicks, or the time of the last one. */
export async function moveCounter(
  linkId: number,
  data: { clicks?: number; lastClickedAt?: Date },
): Promise<void> {
  await db.linkCounter.update({ where: { linkId }, data });
  if (data.clicks !== undefined)
    await db.limitCounter.updateMany({ where: { linkId }, data: { clicks: data.clicks } });
}

/** Rolls up all visits until now. */
export const rollUp = () => JOBS["roll-up-visits"](new Date());

type JournaledVisits = { subject: number; n: number } & Record<
  "country" | "referrer" | "device" | "browser" | "system",
  string | null
>;

/** The journal's visits of subjects of a kind. */
export const journalOf = (kind: number, subjects: number[]) => db.$queryRaw<JournaledVisits[]>`
  SELECT visit.subject, visit.n, countries[fact] AS country, referrers[fact] AS referrer, devices[fact] AS device,
    browsers[fact] AS browser, systems[fact] AS system
  FROM visit_journal CROSS JOIN LATERAL unnest(subjects, counts, facts) AS visit(subject, n, fact)
  WHERE kind = ${kind}::smallint AND visit.subject = ANY (${subjects}::int[])`;

type Facts = Partial<
  Record<"country" | "referrer" | "device" | "browser" | "system" | "language" | "trigger", string>
> & { target?: number };

/** Past visits: `at` in ISO 8601; omitted facts are unknown. */
type PastVisits = Facts & { at: string; n?: number };

/**
 * Writes visits into the journal, those of a time in one batch, where they stay out of the rollup until `allowRollup`.
 * Every read of a link goes through them, so a test with thousands must take them out again.
 */
export const addVisits = (linkId: number, visits: PastVisits[]) => db.$executeRaw`
  INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems,
    languages, triggers, targets)
  SELECT ${NEVER_ROLLED_UP}, at, ${KIND.link}, array_agg(${linkId}::int), array_agg(coalesce(n, 1))::smallint[],
    array_agg(fact)::smallint[], array_agg(country), array_agg(referrer), array_agg(device), array_agg(browser),
    array_agg(system), array_agg(language), CASE WHEN count(trigger) > 0 THEN array_agg(trigger) END,
    CASE WHEN count(target) > 0 THEN array_agg(target) END
  FROM (
    SELECT *, row_number() OVER (PARTITION BY at) AS fact FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      AS visit(at timestamptz, n int, country text, referrer text, device text, browser text, system text,
        language text, trigger text, target int)) visit
  GROUP BY at`;

/** Deletes the visits from `addVisits`. */
export const removeVisits = (linkId: number) => db.$executeRaw`
  DELETE FROM visit_journal WHERE batch = ${NEVER_ROLLED_UP} AND subjects[1] = ${linkId}::int`;

/** Assigns the visits from `addVisits` to new batches, as if they had just arrived. */
export const allowRollup = (linkId: number) =>
  transaction(async () => {
    // As for every batch of visits: the rollup must not skip a batch that is still to be committed.
    await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(${LOCKS.journal}::bigint)`;
    await db.$executeRaw`
      UPDATE visit_journal SET batch = nextval('visit_batches')
      WHERE batch = ${NEVER_ROLLED_UP} AND subjects[1] = ${linkId}::int`;
  });

/** Journals visits of many links in one batch, `n` of each at that time, and rolls them up. */
export async function addRolledUpClicks(linkIds: readonly number[], n: number, at: Date): Promise<void> {
  await transaction(async () => {
    // As above.
    await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(${LOCKS.journal}::bigint)`;
    await db.$executeRaw`
      INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
      SELECT nextval('visit_batches'), ${at}, ${KIND.link}, ${[...linkIds]}::int[],
        array_fill(${n}::smallint, ARRAY[${linkIds.length}::int]), array_fill(1::smallint, ARRAY[${linkIds.length}::int]),
        '{DE}', '{NULL}', '{desktop}', '{Firefox}', '{Windows}'`;
  });
  await rollUp();
}
