import { DIMENSION, KIND, type KindName } from "@/lib/analytics/kinds";
import type { Span } from "@/lib/analytics/span";
import { tailOf } from "@/lib/analytics/tail";
import { formatDay } from "@/lib/dates";
import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/** What can be counted, by its name in the API, and the table of it. */
const KINDS = {
  links: { kind: "link", table: "links" },
  bio_pages: { kind: "bio_page", table: "bio_pages" },
  menus: { kind: "menu", table: "menus" },
  countdowns: { kind: "countdown", table: "countdowns" },
  timers: { kind: "timer", table: "timers" },
  forms: { kind: "form", table: "forms" },
} as const satisfies Record<string, { kind: KindName; table: string }>;

export type CountedKind = keyof typeof KINDS;

/** What is known of a visit, by the name of its parameter. */
export const FACTS = {
  country: DIMENSION.country,
  referrer: DIMENSION.referrer,
  device: DIMENSION.device,
  browser: DIMENSION.browser,
  system: DIMENSION.system,
  language: DIMENSION.language,
  trigger: DIMENSION.trigger,
} as const;

export type Fact = keyof typeof FACTS;

/** Which visits count: `where` is an SQL condition on what was visited, `l`, null for all. */
export type Selection = { owner: Owner; span: Span; where: Prisma.Sql | null };

/**
 * SQL for a FROM list: the visits of one kind as rows of `dimension`, `day`, `value` and `n`. Each visit appears once
 * per fact, with '' for unknown; of languages and triggers, only visits that have one. By subject, it appears once, and
 * the value is the id of what was visited.
 *
 * All of an account's visits are summed up in account_visit_days, which still has those of deleted subjects until a job
 * purges them (lib/analytics/purge.ts); what isn't rolled up yet is in the journal's tail. One statement must read it all.
 */
export function accountVisits(
  kind: CountedKind,
  by: readonly Fact[] | "subject",
  selection: Selection,
): Prisma.Sql {
  const stored = selection.where
    ? ofSelected(kind, by, selection, selection.where)
    : ofAll(kind, by, selection);
  return Prisma.sql`(${stored} UNION ALL ${inTail(kind, by, selection)})`;
}

const dimensionsOf = (by: readonly Fact[] | "subject"): number[] =>
  by === "subject" ? [DIMENSION.subject] : by.map((fact) => FACTS[fact]);

// Every visit has a device, if only an unknown one.
const storedDimensionsOf = (by: readonly Fact[] | "subject"): number[] =>
  by === "subject" ? [DIMENSION.device] : dimensionsOf(by);

const storedValue = (by: readonly Fact[] | "subject"): Prisma.Sql =>
  by === "subject" ? Prisma.sql`d.subject_id::text` : Prisma.sql`d.value`;

const during = (column: Prisma.Sql, { from, to }: Span): Prisma.Sql =>
  Prisma.sql`${column} BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date`;

function ofAll(kind: CountedKind, by: readonly Fact[] | "subject", { owner, span }: Selection): Prisma.Sql {
  const number = KIND[KINDS[kind].kind];
  return Prisma.sql`
    SELECT a.dimension, a.day, a.value, a.n FROM account_visit_days a
    WHERE a.account_id = ${owner.accountId} AND a.kind = ${number}::smallint
      AND a.dimension = ANY (${dimensionsOf(by)}::smallint[]) AND ${during(Prisma.sql`a.day`, span)}
    UNION ALL
    SELECT d.dimension, d.day, ${storedValue(by)}, -d.n FROM deleted_subjects s
    JOIN visit_days d ON d.kind = s.kind AND d.subject_id = s.subject_id
    WHERE s.account_id = ${owner.accountId} AND s.kind = ${number}::smallint
      AND d.dimension = ANY (${storedDimensionsOf(by)}::smallint[]) AND ${during(Prisma.sql`d.day`, span)}`;
}

function ofSelected(
  kind: CountedKind,
  by: readonly Fact[] | "subject",
  { owner, span }: Selection,
  where: Prisma.Sql,
): Prisma.Sql {
  const { kind: name, table } = KINDS[kind];
  return Prisma.sql`
    SELECT d.dimension, d.day, ${storedValue(by)} AS value, d.n FROM ${Prisma.raw(table)} l
    JOIN visit_days d ON d.kind = ${KIND[name]}::smallint AND d.subject_id = l.id
    WHERE l.account_id = ${owner.accountId} AND ${where}
      AND d.dimension = ANY (${storedDimensionsOf(by)}::smallint[]) AND ${during(Prisma.sql`d.day`, span)}`;
}

function inTail(
  kind: CountedKind,
  by: readonly Fact[] | "subject",
  { owner, span, where }: Selection,
): Prisma.Sql {
  const { kind: name, table } = KINDS[kind];
  const values =
    by === "subject"
      ? [Prisma.sql`(${DIMENSION.subject}::smallint, v.subject_id::text)`]
      : by.map((fact) => Prisma.sql`(${FACTS[fact]}::smallint, ${Prisma.raw(`v.${fact}`)})`);
  return Prisma.sql`
    SELECT known.dimension, v.day, coalesce(known.value, ''), v.n
    FROM ${tailOf(name)} v JOIN ${Prisma.raw(table)} l ON l.id = v.subject_id
    CROSS JOIN LATERAL (VALUES ${Prisma.join(values)}) AS known(dimension, value)
    WHERE l.account_id = ${owner.accountId} AND ${during(Prisma.sql`v.day`, span)} AND ${where ?? Prisma.sql`true`}
      AND (known.value <> '' OR known.dimension < ${DIMENSION.language}::smallint)`;
}

/** The visits of one kind by the start of their hour, between two times; only hours whose journal is still there. */
export async function accountHours(
  kind: CountedKind,
  { owner, where }: Pick<Selection, "owner" | "where">,
  from: Date,
  until: Date,
): Promise<Map<number, number>> {
  const { kind: name, table } = KINDS[kind];
  const rows = await db.$queryRaw<{ hour: Date; n: bigint }[]>`
    SELECT date_trunc('hour', j.at, 'UTC') AS hour, sum(visit.n)::bigint AS n
    FROM visit_journal j CROSS JOIN LATERAL unnest(j.subjects, j.counts) AS visit(subject_id, n)
    JOIN ${Prisma.raw(table)} l ON l.id = visit.subject_id
    WHERE j.at >= ${from}::timestamptz AND j.at < ${until}::timestamptz AND j.kind = ${KIND[name]}::smallint
      AND l.account_id = ${owner.accountId} AND ${where ?? Prisma.sql`true`}
    GROUP BY 1`;
  return new Map(rows.map(({ hour, n }) => [hour.getTime(), Number(n)]));
}
