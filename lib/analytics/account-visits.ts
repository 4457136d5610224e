import { DIMENSION, SPARSE_DIMENSIONS } from "@/lib/analytics/kinds";
import { type CountedKind, isDuring, type Selection, storedKind } from "@/lib/analytics/selection";
import { tailOf } from "@/lib/analytics/tail";
import { Prisma } from "@/lib/db/client";

/** The facts of a visit, by parameter name. */
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

const DIMENSIONS = { ...FACTS, hour: DIMENSION.hour } as const;

/** What visits can be counted by: charts also need the hour of the day. */
type Counted = keyof typeof DIMENSIONS;

/**
 * SQL for a FROM list: the visits of one kind as rows of `dimension`, `day`, `value` and `n`. Each visit appears once
 * per fact, with '' for unknown; of languages and triggers, only visits that have one.
 *
 * account_visit_days sums up an account's visits, including those of deleted subjects until a job purges them
 * (lib/analytics/purge.ts); the rest is in the journal's tail. One statement must read both.
 */
export function accountVisits(
  counted: CountedKind,
  facts: readonly Counted[],
  selection: Selection,
): Prisma.Sql {
  const stored = selection.where
    ? ofSelected(counted, facts, selection, selection.where)
    : ofAll(counted, facts, selection);
  return Prisma.sql`(${stored} UNION ALL ${inTail(counted, facts, selection)})`;
}

const dimensionsOf = (facts: readonly Counted[]): number[] => facts.map((fact) => DIMENSIONS[fact]);

function ofAll(counted: CountedKind, facts: readonly Counted[], { owner, span }: Selection): Prisma.Sql {
  const { number } = storedKind(counted);
  const dimensions = dimensionsOf(facts);
  return Prisma.sql`
    SELECT a.dimension, a.day, a.value, a.n FROM account_visit_days a
    WHERE a.account_id = ${owner.accountId} AND a.kind = ${number}::smallint
      AND a.dimension = ANY (${dimensions}::smallint[]) AND ${isDuring("a.day", span)}
    UNION ALL
    SELECT d.dimension, d.day, d.value, -d.n FROM deleted_subjects s
    JOIN visit_days d ON d.kind = s.kind AND d.subject_id = s.subject_id
    WHERE s.account_id = ${owner.accountId} AND s.kind = ${number}::smallint
      AND d.dimension = ANY (${dimensions}::smallint[]) AND ${isDuring("d.day", span)}`;
}

function ofSelected(
  counted: CountedKind,
  facts: readonly Counted[],
  { owner, span }: Selection,
  where: Prisma.Sql,
): Prisma.Sql {
  const { number, table } = storedKind(counted);
  return Prisma.sql`
    SELECT d.dimension, d.day, d.value, d.n FROM ${table} l
    JOIN visit_days d ON d.kind = ${number}::smallint AND d.subject_id = l.id
    WHERE l.account_id = ${owner.accountId} AND ${where}
      AND d.dimension = ANY (${dimensionsOf(facts)}::smallint[]) AND ${isDuring("d.day", span)}`;
}

function inTail(
  counted: CountedKind,
  facts: readonly Counted[],
  { owner, span, where }: Selection,
): Prisma.Sql {
  const { kind, table } = storedKind(counted);
  const values = facts.map((fact) => Prisma.sql`(${DIMENSIONS[fact]}::smallint, ${Prisma.raw(`v.${fact}`)})`);
  return Prisma.sql`
    SELECT known.dimension, v.day, coalesce(known.value, ''), v.n
    FROM ${tailOf(kind)} v JOIN ${table} l ON l.id = v.subject_id
    CROSS JOIN LATERAL (VALUES ${Prisma.join(values)}) AS known(dimension, value)
    WHERE l.account_id = ${owner.accountId} AND ${isDuring("v.day", span)} AND ${where ?? Prisma.sql`true`}
      AND (known.value <> '' OR known.dimension <> ALL (${SPARSE_DIMENSIONS}::smallint[]))`;
}
