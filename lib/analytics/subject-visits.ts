import { DIMENSION } from "@/lib/analytics/kinds";
import { type CountedKind, isDuring, type Selection, storedKind } from "@/lib/analytics/selection";
import { tailOf } from "@/lib/analytics/tail";
import { Prisma } from "@/lib/db/client";

/**
 * SQL for a FROM list: the visits of one kind as rows of `subject_id`, the id of what was visited, and `n`; sum the
 * rows of a subject. As `accountVisits`, from account_subject_days; one statement must read it all.
 */
export function subjectVisits(counted: CountedKind, selection: Selection): Prisma.Sql {
  const { owner, span, where } = selection;
  const { kind, table } = storedKind(counted);
  const stored = where ? ofSelected(counted, selection, where) : ofAll(counted, selection);
  return Prisma.sql`(
    ${stored} UNION ALL
    SELECT v.subject_id, v.n FROM ${tailOf(kind)} v JOIN ${table} l ON l.id = v.subject_id
    WHERE l.account_id = ${owner.accountId} AND ${isDuring("v.day", span)} AND ${where ?? Prisma.sql`true`})`;
}

// Every visit has a device, even if unknown, so a subject's devices add up to all of its visits.
const ALL = Prisma.sql`d.dimension = ${DIMENSION.device}::smallint`;

function ofAll(counted: CountedKind, { owner, span }: Selection): Prisma.Sql {
  const { number } = storedKind(counted);
  return Prisma.sql`
    SELECT a.subject_id, a.n FROM account_subject_days a
    WHERE a.account_id = ${owner.accountId} AND a.kind = ${number}::smallint AND ${isDuring("a.day", span)}
    UNION ALL
    SELECT d.subject_id, -d.n FROM deleted_subjects s
    JOIN visit_days d ON d.kind = s.kind AND d.subject_id = s.subject_id
    WHERE s.account_id = ${owner.accountId} AND s.kind = ${number}::smallint AND ${ALL} AND ${isDuring("d.day", span)}`;
}

function ofSelected(counted: CountedKind, { owner, span }: Selection, where: Prisma.Sql): Prisma.Sql {
  const { number, table } = storedKind(counted);
  return Prisma.sql`
    SELECT d.subject_id, d.n FROM ${table} l
    JOIN visit_days d ON d.kind = ${number}::smallint AND d.subject_id = l.id
    WHERE l.account_id = ${owner.accountId} AND ${where} AND ${ALL} AND ${isDuring("d.day", span)}`;
}
