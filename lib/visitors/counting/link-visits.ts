import { KIND } from "@/lib/analytics/kinds";
import { visitorPool } from "@/lib/db/visitor-pools";
import { perProcess } from "@/lib/per-process";
import type { Routing } from "@/lib/routing/routing";
import type { RecordVisits, Results } from "@/lib/visitors/counting/batch";
import { recordLimitedVisits } from "@/lib/visitors/counting/limited-link-visits";
import { GROUPS, journalRow, ROUTING, valuesOf } from "@/lib/visitors/counting/link-groups";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import { VisitQueue } from "@/lib/visitors/counting/queue";

/**
 * One statement per batch: finds the links, computes the state of each, and appends one row to the journal for those
 * that redirect. The rollup adds it to the counters (lib/analytics/rollup.ts). Links with a click limit are left to
 * limited-link-visits.ts. `n` is 0 for visits that don't count. The state follows the same rule as lib/links/state.ts.
 *
 * The visitor was routed before, by rules and variants that may have changed since: a visit is recorded only under the
 * link's present version (lib/visitors/link-visitor.ts), so an edit applies to the next visitor on every copy.
 *
 * A batch that began just before a link got a limit or was deleted would not see that, nor would the limit's counter or
 * the last number of clicks include the batch (lib/analytics/hold-visits.ts). Then nothing is recorded, `current` is false,
 * and the batch is tried again.
 */
const SQL = `
WITH batch AS MATERIALIZED (
  SELECT b.batch AS id, b.version = (SELECT version FROM journal_version) AS current
  FROM start_visit_batch() AS b OFFSET 0
), visit AS MATERIALIZED (
  SELECT v.ord, v.n, v.fact, v.target, l.id, l.url, l.expired_url, l.starts_at,
    CASE WHEN l.paused THEN 'disabled' WHEN l.expires_at <= $4 AND NOT l.auto_renew THEN 'expired'
      WHEN l.click_limit IS NOT NULL THEN 'limited' WHEN l.starts_at > $4 THEN 'scheduled'
      WHEN l.routing_version <> coalesce(v.version, 0) THEN 'rerouted' ELSE 'ok' END AS state
  FROM ${GROUPS}
  JOIN links l ON l.slug_key = v.slug
  WHERE (SELECT current FROM batch) AND ${ofLiveAccount("l.account_id")}
), journal AS (${journalRow(KIND.link, "n")})
SELECT b.current, v.ord, v.state, v.url, CASE WHEN v.state = 'expired' THEN v.expired_url END,
  CASE WHEN v.state = 'scheduled' THEN extract(epoch FROM v.starts_at) * 1000 END,
  CASE WHEN v.state = 'rerouted' THEN (SELECT ${ROUTING} FROM links l WHERE l.id = v.id) END
FROM batch b LEFT JOIN visit v ON true`;

type Row = [
  current: boolean,
  ...visit:
    | [
        ord: string,
        state: LinkVisitResult["state"] | "limited",
        url: string,
        expiredUrl: string | null,
        startsAt: string | null,
        routing: Routing | null,
      ]
    | [ord: null],
];

/** Records a batch of groups, whose subjects are slugs: in one commit, and another one if there are limited links. */
const recordLinkVisits: RecordVisits<LinkVisitResult> = async (groups, facts, now) => {
  const values = valuesOf(groups, facts, now);
  const query = { name: "record-link-visits", text: SQL, rowMode: "array", values };
  let rows: Row[];
  do ({ rows } = await visitorPool().query<Row>(query));
  while (rows[0]?.[0] === false);
  const results: Results<LinkVisitResult> = new Array(groups.length);
  const limited: number[] = [];
  for (const [, ord, state, url, expiredUrl, startsAt, routing] of rows) {
    if (ord === null) continue;
    const index = Number(ord) - 1;
    if (state === "limited") {
      limited.push(index);
      continue;
    }
    const starts = startsAt === null ? null : new Date(Number(startsAt));
    const result = { state, url, expiredUrl, startsAt: starts, routing };
    results[index] = { admitted: groups[index]?.n ?? 0, result, overLimit: result };
  }
  if (limited.length === 0) return results;
  const those = limited.flatMap((index) => groups[index] ?? []);
  // The other groups are recorded already, so only these may fail.
  const added = await recordLimitedVisits(those, facts, now).catch((error: unknown) =>
    those.map(() => ({ error })),
  );
  for (const [position, index] of limited.entries()) results[index] = added[position];
  return results;
};

export const linkVisitQueue = (): VisitQueue<LinkVisitResult> =>
  perProcess("visitQueue", () => new VisitQueue(recordLinkVisits));
