import { KIND } from "@/lib/analytics/kinds";
import { visitorPool } from "@/lib/db/visitor-pools";
import { type Group, type Results, valuesOf } from "@/lib/visitors/counting/batch";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import type { Facts } from "@/lib/visitors/request/facts";

/**
 * As the statement of link-visits.ts, which sees to it that a new limit is noticed, but admits only as many visits as
 * each click limit allows, and raises the limit's counter.
 *
 * Counters are locked in id order, so batches of several processes cannot deadlock. Groups of one link share its limit
 * in order.
 */
const SQL = `
WITH batch AS MATERIALIZED (
  SELECT b.batch AS id, b.version = (SELECT version FROM journal_version) AS current
  FROM start_visit_batch() AS b OFFSET 0
), link AS MATERIALIZED (
  SELECT l.id, l.slug_key, l.url, l.starts_at, l.click_limit, l.paused, l.expires_at FROM links l
  WHERE (SELECT current FROM batch) AND l.slug_key = ANY ($1::text[]) AND ${ofLiveAccount("l.account_id")}
), limited AS MATERIALIZED (
  SELECT c.link_id, c.clicks FROM limit_counters c
  WHERE c.link_id = ANY (ARRAY(SELECT id FROM link WHERE click_limit IS NOT NULL))
  ORDER BY c.link_id FOR NO KEY UPDATE
), stateful AS MATERIALIZED (
  SELECT l.*, c.clicks,
    CASE WHEN l.paused THEN 'disabled' WHEN l.expires_at <= $4 THEN 'expired'
      WHEN c.clicks >= l.click_limit THEN 'limit_reached' WHEN l.starts_at > $4 THEN 'scheduled' ELSE 'ok' END AS state
  FROM link l LEFT JOIN limited c ON c.link_id = l.id
), visit AS MATERIALIZED (
  SELECT v.ord, v.fact, l.id, l.url, l.starts_at, l.click_limit, l.state,
    CASE WHEN l.state <> 'ok' THEN 0 WHEN l.click_limit IS NULL THEN v.n
      ELSE least(v.n, greatest(0, l.click_limit - l.clicks
        - (sum(v.n) OVER (PARTITION BY l.id ORDER BY v.ord) - v.n)))::int END AS admitted
  FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS v(slug, n, fact, ord)
  JOIN stateful l ON l.slug_key = v.slug
), counted AS (
  UPDATE limit_counters c SET clicks = c.clicks + v.n
  FROM (SELECT id, sum(admitted) AS n FROM visit WHERE click_limit IS NOT NULL AND admitted > 0 GROUP BY id) v
  WHERE c.link_id = v.id
), journal AS (
  INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
  SELECT b.id, $4, ${KIND.link}, v.subjects, v.counts, v.facts, $5, $6, $7, $8, $9
  FROM batch b, (
    SELECT array_agg(id) AS subjects, array_agg(admitted::smallint) AS counts, array_agg(fact::smallint) AS facts
    FROM visit WHERE admitted > 0) v
  WHERE v.subjects IS NOT NULL
)
SELECT b.current, v.ord, v.state, v.admitted, v.url, extract(epoch FROM v.starts_at) * 1000
FROM batch b LEFT JOIN visit v ON true`;

type Visit = [
  ord: string,
  state: LinkVisitResult["state"],
  admitted: number,
  url: string,
  startsAt: string | null,
];
type Row = [current: boolean, ...Visit] | [current: boolean, ord: null];

/** Records groups of visits of links with a click limit in one commit. Returns their results by index. */
export async function recordLimitedVisits(
  groups: readonly Group[],
  facts: Facts[],
  now: Date,
): Promise<Results<LinkVisitResult>> {
  const values = valuesOf(groups, facts, now);
  const query = { name: "record-limited-link-visits", text: SQL, rowMode: "array", values };
  let rows: Row[];
  do ({ rows } = await visitorPool().query<Row>(query));
  while (rows[0]?.[0] === false);
  const results: Results<LinkVisitResult> = groups.map(() => undefined);
  for (const [, ord, state, admitted, url, startsAt] of rows) {
    if (ord === null) continue;
    const result = { state, url, startsAt: startsAt === null ? null : new Date(Number(startsAt)) };
    const overLimit: LinkVisitResult = state === "ok" ? { ...result, state: "limit_reached" } : result;
    results[Number(ord) - 1] = { admitted, result, overLimit };
  }
  return results;
}
