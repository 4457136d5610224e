import { KIND, type KindName } from "@/lib/analytics/kinds";
import { Prisma } from "@/lib/db/client";

/**
 * SQL for a FROM list: the visits of this kind that the rollup hasn't added to counters and daily counts yet, as rows
 * of `subject_id`, `segment` and `target` (NULL for none), `n`, `at`, `day` and `hour` (UTC), and the facts.
 *
 * For exact numbers, add this to a counter in one statement: between two, the rollup may move visits.
 *
 * `ids`, subjects or SQL for their array, skips batches without any of them. The caller still selects the subjects: a
 * batch with one of them keeps all of its visits.
 */
export const tailOf = (kind: KindName, ids?: readonly number[] | Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT visit.subject_id, visit.segment, visit.target, visit.n::bigint AS n, j.at, (j.at AT TIME ZONE 'UTC')::date AS day,
    extract(hour FROM j.at AT TIME ZONE 'UTC')::text AS hour,
    j.countries[visit.fact] AS country, j.referrers[visit.fact] AS referrer,
    j.devices[visit.fact] AS device, j.browsers[visit.fact] AS browser,
    j.systems[visit.fact] AS system, j.languages[visit.fact] AS language, j.triggers[visit.fact] AS trigger
  FROM visit_journal j
  CROSS JOIN LATERAL unnest(j.subjects, j.segments, j.counts, j.facts, j.targets)
    AS visit(subject_id, segment, n, fact, target)
  WHERE j.batch > (SELECT batch FROM visit_rollup) AND j.kind = ${KIND[kind]}::smallint
    AND ${ids ? hasOneOf(ids) : Prisma.sql`true`})`;

/** With more, comparing the arrays of large batches takes longer than unnesting them. */
const MAX_COMPARED = Prisma.raw("25");

function hasOneOf(ids: readonly number[] | Prisma.Sql): Prisma.Sql {
  const array = ids instanceof Prisma.Sql ? ids : Prisma.sql`${ids}::int[]`;
  return Prisma.sql`(cardinality(${array}) > ${MAX_COMPARED} OR j.subjects && ${array})`;
}
