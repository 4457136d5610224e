import { accountVisits, FACTS, type Fact } from "@/lib/analytics/account-visits";
import { DIMENSION, KIND, SPARSE_DIMENSIONS } from "@/lib/analytics/kinds";
import { type CountedKind, isDuring, type Selection } from "@/lib/analytics/selection";
import { subjectVisits } from "@/lib/analytics/subject-visits";
import { tailOf } from "@/lib/analytics/tail";
import { db, Prisma } from "@/lib/db/client";
import { isFact, type LinkGroup } from "@/lib/statistics/options";
import type { BreakdownName } from "@/lib/statistics/view";

/** What is counted, and how it is grouped; `values` filters the groups. */
export type Grouping = {
  kinds: readonly CountedKind[];
  group: BreakdownName;
  values: readonly string[] | null;
};

/** A page of groups, most clicks first. `clicks` is the total over all groups, without double counting. */
export type Groups = { clicks: number; total: number; groups: { value: string; clicks: number }[] };

/** Visits by a grouping; '' is unknown. */
export async function countGroups(
  selection: Selection,
  grouping: Grouping,
  { limit, offset }: { limit: number; offset: number },
): Promise<Groups> {
  const { kinds, values } = grouping;
  const [row] = await db.$queryRaw<{ clicks: bigint; total: bigint; groups: Groups["groups"] }[]>`
    WITH all_visits AS MATERIALIZED (
      SELECT coalesce(sum(n), 0) AS n FROM ${union(kinds, (kind) => accountVisits(kind, ["device"], selection))} visit
    ), grouped AS MATERIALIZED (
      SELECT value, sum(n)::bigint AS clicks FROM (${groupsOf(selection, grouping)}) grouped
      WHERE ${values ? Prisma.sql`value = ANY (${[...values]}::text[])` : Prisma.sql`true`}
      GROUP BY value HAVING sum(n) > 0
    )
    SELECT (SELECT count(*) FROM grouped) AS total,
      ${values ? Prisma.sql`(SELECT coalesce(sum(clicks), 0)::bigint FROM grouped)` : Prisma.sql`(SELECT n::bigint FROM all_visits)`} AS clicks,
      (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT value, clicks FROM grouped ORDER BY clicks DESC, value LIMIT ${limit} OFFSET ${offset}) page) AS groups`;
  return { clicks: Number(row?.clicks ?? 0), total: Number(row?.total ?? 0), groups: row?.groups ?? [] };
}

/** Visits by UTC day; only days with any. */
export async function countDays(
  selection: Selection,
  kinds: readonly CountedKind[],
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ day: string; n: bigint }[]>`
    SELECT day::text, sum(n)::bigint AS n FROM ${union(kinds, (kind) => accountVisits(kind, ["device"], selection))} visit
    GROUP BY day`;
  return new Map(rows.map(({ day, n }) => [day, Number(n)]));
}

const union = (kinds: readonly CountedKind[], visitsOf: (kind: CountedKind) => Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${Prisma.join(
    kinds.map((kind) => Prisma.sql`SELECT * FROM ${visitsOf(kind)} AS one`),
    " UNION ALL ",
  )})`;

/** SQL: rows of `value` and `n`, not yet summed. */
function groupsOf(selection: Selection, { kinds, group }: Grouping): Prisma.Sql {
  if (isFact(group)) {
    const visits = union(kinds, (kind) => accountVisits(kind, [group], selection));
    if (!SPARSE_DIMENSIONS.includes(FACTS[group])) return Prisma.sql`SELECT value, n FROM ${visits} visit`;
    return Prisma.sql`
      SELECT value, n FROM ${visits} visit UNION ALL
      SELECT '', (SELECT n FROM all_visits) - coalesce(sum(n), 0) FROM ${visits} visit`;
  }
  if (group === "subject" || group === "link")
    return Prisma.sql`SELECT subject_id::text AS value, sum(n) AS n
      FROM ${union(kinds, (kind) => subjectVisits(kind, selection))} visit GROUP BY subject_id`;
  return linkGroup(group, subjectVisits("links", selection), selection);
}

/** SQL: as `groupsOf`, for the groups that only links have; `subjects` are their `subjectVisits`. */
export function linkGroup(
  group: Exclude<LinkGroup, Fact | "link">,
  subjects: Prisma.Sql,
  selection: Selection,
): Prisma.Sql {
  switch (group) {
    case "tag":
      return Prisma.sql`SELECT t.name AS value, visit.n FROM ${subjects} visit
        JOIN link_tags lt ON lt.link_id = visit.subject_id JOIN tags t ON t.id = lt.tag_id`;
    case "domain":
      return Prisma.sql`SELECT coalesce(d.name, 'default') AS value, visit.n FROM ${subjects} visit
        JOIN links l ON l.id = visit.subject_id LEFT JOIN domains d ON d.id = l.domain_id`;
    case "target":
      return targetsOf(selection, subjects);
  }
}

/** SQL: visits by where they were redirected: to a rule's or variant's URL, all others to the link's own. */
function targetsOf({ owner, span, where }: Selection, subjects: Prisma.Sql): Prisma.Sql {
  const { accountId } = owner;
  const targeted = Prisma.sql`(
    SELECT d.subject_id AS link_id, d.value::int AS id, d.n FROM visit_days d
    JOIN links l ON l.id = d.subject_id
    WHERE d.kind = ${KIND.link}::smallint AND d.dimension = ${DIMENSION.target}::smallint AND ${isDuring("d.day", span)}
      AND d.subject_id IN (SELECT t.link_id FROM link_targets t JOIN links own ON own.id = t.link_id WHERE own.account_id = ${accountId})
      AND l.account_id = ${accountId} AND ${where ?? Prisma.sql`true`}
    UNION ALL
    SELECT v.subject_id, v.target, v.n FROM ${tailOf("link")} v JOIN links l ON l.id = v.subject_id
    WHERE v.target IS NOT NULL AND ${isDuring("v.day", span)} AND l.account_id = ${accountId} AND ${where ?? Prisma.sql`true`})`;
  return Prisma.sql`
    SELECT t.url AS value, targeted.n FROM ${targeted} targeted
    JOIN link_targets t ON t.link_id = targeted.link_id AND t.id = targeted.id
    UNION ALL SELECT l.url, visit.n FROM ${subjects} visit JOIN links l ON l.id = visit.subject_id
    UNION ALL SELECT l.url, -targeted.n FROM ${targeted} targeted JOIN links l ON l.id = targeted.link_id`;
}
