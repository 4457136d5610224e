import { accountVisits, FACTS, type Fact } from "@/lib/analytics/account-visits";
import { DIMENSION, SPARSE_DIMENSIONS } from "@/lib/analytics/kinds";
import type { CountedKind, Selection } from "@/lib/analytics/selection";
import { subjectVisits } from "@/lib/analytics/subject-visits";
import { db, Prisma } from "@/lib/db/client";
import { linkGroup } from "@/lib/statistics/groups";
import { isFact } from "@/lib/statistics/options";
import type { Breakdown, BreakdownName } from "@/lib/statistics/view";

const MAX_LIST_LENGTH = 100;
/** More than exist: the map shows them all. */
const MAX_COUNTRIES = 300;

type SubjectGroup = Exclude<BreakdownName, Fact>;

type Counted = { group: string; value: string; clicks: bigint; total: bigint };

/** The visits of a kind by each of these groups, most first, with two statements. */
export async function countBreakdowns(
  selection: Selection,
  kind: CountedKind,
  groups: readonly BreakdownName[],
): Promise<Map<BreakdownName, Breakdown>> {
  const facts = groups.filter(isFact);
  const others = groups.filter((group): group is SubjectGroup => !isFact(group));
  const counted = await Promise.all([
    facts.length > 0 ? countFacts(selection, kind, facts) : [],
    others.length > 0 ? countSubjects(selection, kind, others) : [],
  ]);
  const rows = counted.flat();
  return new Map(groups.map((group) => [group, breakdownOf(rows.filter((row) => row.group === group))]));
}

const breakdownOf = (rows: readonly Counted[]): Breakdown => ({
  total: Number(rows[0]?.total ?? 0),
  rows: rows.map(({ value, clicks }) => ({ value, clicks: Number(clicks) })),
});

/** SQL for a FROM list: the top rows of `grouped` (`group`, `value`, `n`) per group. */
const RANKED = Prisma.sql`(
  SELECT "group", value, n, row_number() OVER (PARTITION BY "group" ORDER BY n DESC, value) AS rank,
    count(*) OVER (PARTITION BY "group") AS total
  FROM grouped WHERE n > 0)`;

const SHOWN = Prisma.sql`
  SELECT "group", value, n::bigint AS clicks, total FROM ${RANKED} ranked
  WHERE rank <= CASE "group" WHEN 'country' THEN ${MAX_COUNTRIES}::int ELSE ${MAX_LIST_LENGTH}::int END ORDER BY "group", rank`;

/** Counts by facts; visits without a row for a fact are added as unknown. */
function countFacts(selection: Selection, kind: CountedKind, facts: readonly Fact[]): Promise<Counted[]> {
  const names = facts.map((fact) => Prisma.sql`(${FACTS[fact]}::smallint, ${fact}::text)`);
  const all: readonly Fact[] = facts.includes("device") ? facts : ["device", ...facts];
  return db.$queryRaw<Counted[]>`
    WITH name AS (VALUES ${Prisma.join(names)}), counted AS MATERIALIZED (
      SELECT dimension, value, sum(n) AS n FROM ${accountVisits(kind, all, selection)} visit GROUP BY 1, 2
    ), late AS (
      SELECT name.column1 AS dimension, '' AS value, (SELECT sum(n) FROM counted WHERE dimension = ${DIMENSION.device}::smallint)
        - coalesce((SELECT sum(n) FROM counted WHERE dimension = name.column1), 0) AS n
      FROM name WHERE name.column1 = ANY (${SPARSE_DIMENSIONS}::smallint[])
    ), grouped AS (
      SELECT name.column2 AS "group", value, n FROM (SELECT * FROM counted UNION ALL SELECT * FROM late) known
      JOIN name ON name.column1 = dimension
    ) ${SHOWN}`;
}

/** Counts by subject, tag, domain and target. */
function countSubjects(
  selection: Selection,
  kind: CountedKind,
  groups: readonly SubjectGroup[],
): Promise<Counted[]> {
  const subjects = Prisma.sql`subjects`;
  const grouped = groups.map(
    (group) =>
      Prisma.sql`SELECT ${group}::text AS "group", value, sum(n) AS n FROM (${
        group === "subject" || group === "link"
          ? Prisma.sql`SELECT subject_id::text AS value, n FROM ${subjects}`
          : linkGroup(group, subjects, selection)
      }) visit GROUP BY value`,
  );
  return db.$queryRaw<Counted[]>`
    WITH subjects AS MATERIALIZED (
      SELECT subject_id, sum(n) AS n FROM ${subjectVisits(kind, selection)} visit GROUP BY subject_id
    ), grouped AS (${Prisma.join(grouped, " UNION ALL ")}) ${SHOWN}`;
}
