import { KIND } from "@/lib/analytics/kinds";
import { linkPool } from "@/lib/db/visitor-pools";
import type { Routing } from "@/lib/routing/routing";
import type { Group, Results } from "@/lib/visitors/counting/batch";
import { GROUPS, journalRow, type LinkSubject, ROUTING, valuesOf } from "@/lib/visitors/counting/link-groups";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import type { Facts } from "@/lib/visitors/request/facts";

/**
 * As the statement of link-visits.ts, which detects new limits, but admits only as many visits as each click limit
 * allows, and raises the limit's counter.
 *
 * Counters are locked in id order, so batches of several processes cannot deadlock. Groups of one link share its
 * limit in order.
 */
const SQL = `
WITH batch AS MATERIALIZED (
  SELECT b.batch AS id, b.version = (SELECT version FROM journal_version) AS current
  FROM start_visit_batch() AS b OFFSET 0
), link AS MATERIALIZED (
  SELECT l.id, l.slug_key, l.url, l.expired_url, l.starts_at, l.expires_at, l.auto_renew, l.click_limit, l.paused,
    l.routing_version
  FROM links l
  WHERE (SELECT current FROM batch) AND l.slug_key = ANY ($1::text[]) AND ${ofLiveAccount("l.account_id")}
), limited AS MATERIALIZED (
  SELECT c.link_id, c.clicks FROM limit_counters c
  WHERE c.link_id = ANY (ARRAY(SELECT id FROM link WHERE click_limit IS NOT NULL))
  ORDER BY c.link_id FOR NO KEY UPDATE
), checked AS MATERIALIZED (
  SELECT v.ord, v.n, v.fact, v.target, l.id, l.url, l.expired_url, l.starts_at, l.click_limit, c.clicks,
    CASE WHEN l.paused THEN 'disabled' WHEN l.expires_at <= $4 AND NOT l.auto_renew THEN 'expired'
      WHEN c.clicks >= l.click_limit THEN 'limit_reached' WHEN l.starts_at > $4 THEN 'scheduled'
      WHEN l.routing_version <> coalesce(v.version, 0) THEN 'rerouted' ELSE 'ok' END AS state
  FROM ${GROUPS}
  JOIN link l ON l.slug_key = v.key LEFT JOIN limited c ON c.link_id = l.id
), visit AS MATERIALIZED (
  SELECT j.*,
    CASE WHEN state <> 'ok' THEN 0 WHEN click_limit IS NULL THEN n
      ELSE least(n, greatest(0, click_limit - clicks
        - (sum(n) FILTER (WHERE state = 'ok') OVER (PARTITION BY id ORDER BY ord) - n)))::int END AS admitted
  FROM checked j
), counted AS (
  UPDATE limit_counters c SET clicks = c.clicks + v.n
  FROM (SELECT id, sum(admitted) AS n FROM visit WHERE click_limit IS NOT NULL AND admitted > 0 GROUP BY id) v
  WHERE c.link_id = v.id
), journal AS (${journalRow(KIND.link, "admitted")})
SELECT b.current, v.ord, v.state, v.admitted, v.url, v.expired_url, extract(epoch FROM v.starts_at) * 1000,
  CASE WHEN v.state = 'rerouted' THEN (SELECT ${ROUTING} FROM links l WHERE l.id = v.id) END
FROM batch b LEFT JOIN visit v ON true`;

type Visit = [
  ord: string,
  state: LinkVisitResult["state"],
  admitted: number,
  url: string,
  ownFallbackUrl: string | null,
  startsAt: string | null,
  routing: Routing | null,
];
type Row = [current: boolean, ...Visit] | [current: boolean, ord: null];

/** `key` is the link's; `fallbackUrl` is where rejected visitors go, unless the link now has its own. */
export type LimitedGroup = Group<LinkSubject> & { key: string; fallbackUrl: string | null };

/** Records groups of visits of links with a click limit in one commit. Returns their results by index. */
export async function recordLimitedVisits(
  groups: readonly LimitedGroup[],
  facts: Facts[],
  now: Date,
): Promise<Results<LinkVisitResult>> {
  const keys = groups.map(({ key }) => key);
  const values = valuesOf(keys, groups, facts, now);
  const query = { name: "record-limited-link-visits", text: SQL, rowMode: "array", values };
  let rows: Row[];
  do ({ rows } = await linkPool().query<Row>(query));
  while (rows[0]?.[0] === false);
  const results: Results<LinkVisitResult> = groups.map(() => undefined);
  for (const [, ord, state, admitted, url, ownFallbackUrl, startsAt, routing] of rows) {
    if (ord === null) continue;
    const index = Number(ord) - 1;
    const fallbackUrl = ownFallbackUrl ?? groups[index]?.fallbackUrl ?? null;
    const starts = startsAt === null ? null : new Date(Number(startsAt));
    const result = { state, url, fallbackUrl, startsAt: starts, routing };
    const overLimit: LinkVisitResult = state === "ok" ? { ...result, state: "limit_reached" } : result;
    results[index] = { admitted, result, overLimit };
  }
  return results;
}
