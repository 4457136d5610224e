import { DIMENSION, KIND, type KindName } from "@/lib/analytics/kinds";
import type { Span } from "@/lib/analytics/span";
import { tailOf } from "@/lib/analytics/tail";
import { formatDay } from "@/lib/dates";
import { Prisma } from "@/lib/db/client";
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
 * SQL for a FROM list: the visits of one kind as rows of `day`, `value` and `n`. `by` is what is known of a visit, or the
 * visited subject's id; '' is unknown. Of languages and triggers, only visits that have one are there.
 *
 * All of an account's visits are summed up in account_visit_days, which still has those of deleted subjects until a job
 * purges them (lib/analytics/purge.ts); what isn't rolled up yet is in the journal's tail. One statement must read it all.
 */
export function accountVisits(kind: CountedKind, by: Fact | "subject", selection: Selection): Prisma.Sql {
  const stored = selection.where
    ? ofSelected(kind, by, selection, selection.where)
    : ofAll(kind, by, selection);
  return Prisma.sql`(${stored} UNION ALL ${inTail(kind, by, selection)})`;
}

const dimensionOf = (by: Fact | "subject"): number => (by === "subject" ? DIMENSION.subject : FACTS[by]);

// Every visit has a device, if only an unknown one.
const storedDimensionOf = (by: Fact | "subject"): number => (by === "subject" ? DIMENSION.device : FACTS[by]);

const storedValue = (by: Fact | "subject"): Prisma.Sql =>
  by === "subject" ? Prisma.sql`d.subject_id::text` : Prisma.sql`d.value`;

const during = (column: Prisma.Sql, { from, to }: Span): Prisma.Sql =>
  Prisma.sql`${column} BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date`;

function ofAll(kind: CountedKind, by: Fact | "subject", { owner, span }: Selection): Prisma.Sql {
  const number = KIND[KINDS[kind].kind];
  return Prisma.sql`
    SELECT a.day, a.value, a.n FROM account_visit_days a
    WHERE a.account_id = ${owner.accountId} AND a.kind = ${number}::smallint
      AND a.dimension = ${dimensionOf(by)}::smallint AND ${during(Prisma.sql`a.day`, span)}
    UNION ALL
    SELECT d.day, ${storedValue(by)}, -d.n FROM deleted_subjects s
    JOIN visit_days d ON d.kind = s.kind AND d.subject_id = s.subject_id
    WHERE s.account_id = ${owner.accountId} AND s.kind = ${number}::smallint
      AND d.dimension = ${storedDimensionOf(by)}::smallint AND ${during(Prisma.sql`d.day`, span)}`;
}

function ofSelected(
  kind: CountedKind,
  by: Fact | "subject",
  { owner, span }: Selection,
  where: Prisma.Sql,
): Prisma.Sql {
  const { kind: name, table } = KINDS[kind];
  return Prisma.sql`
    SELECT d.day, ${storedValue(by)} AS value, d.n FROM ${Prisma.raw(table)} l
    JOIN visit_days d ON d.kind = ${KIND[name]}::smallint AND d.subject_id = l.id
    WHERE l.account_id = ${owner.accountId} AND ${where}
      AND d.dimension = ${storedDimensionOf(by)}::smallint AND ${during(Prisma.sql`d.day`, span)}`;
}

function inTail(kind: CountedKind, by: Fact | "subject", { owner, span, where }: Selection): Prisma.Sql {
  const { kind: name, table } = KINDS[kind];
  const value =
    by === "subject" ? Prisma.sql`v.subject_id::text` : Prisma.sql`coalesce(${Prisma.raw(`v.${by}`)}, '')`;
  const isLate = by === "language" || by === "trigger";
  return Prisma.sql`
    SELECT v.day, ${value}, v.n FROM ${tailOf(name)} v JOIN ${Prisma.raw(table)} l ON l.id = v.subject_id
    WHERE l.account_id = ${owner.accountId} AND ${during(Prisma.sql`v.day`, span)} AND ${where ?? Prisma.sql`true`}
      AND ${isLate ? Prisma.sql`${value} <> ''` : Prisma.sql`true`}`;
}
