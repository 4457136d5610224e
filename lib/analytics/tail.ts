import { KIND, type KindName } from "@/lib/analytics/kinds";
import { Prisma } from "@/lib/db/client";

/**
 * SQL for a FROM list: the visits of this kind that the rollup hasn't added to counters and daily counts yet, as rows
 * of `subject_id`, `segment` (NULL for none), `n`, `at`, `day` (UTC), `country`, `referrer`, `device` and `browser`.
 *
 * An exact number is a counter plus this, read in one statement: between two, the rollup may move visits.
 */
export const tailOf = (kind: KindName): Prisma.Sql => Prisma.sql`(
  SELECT visit.subject_id, visit.segment, visit.n::bigint AS n, j.at, (j.at AT TIME ZONE 'UTC')::date AS day,
    j.countries[visit.fact] AS country, j.referrers[visit.fact] AS referrer,
    j.devices[visit.fact] AS device, j.browsers[visit.fact] AS browser
  FROM visit_journal j
  CROSS JOIN LATERAL unnest(j.subjects, j.segments, j.counts, j.facts) AS visit(subject_id, segment, n, fact)
  WHERE j.batch > (SELECT batch FROM visit_rollup) AND j.kind = ${KIND[kind]}::smallint)`;
