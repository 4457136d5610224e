import { KIND } from "@/lib/analytics/kinds";
import { visitorPool } from "@/lib/db/visitor-pools";
import { perProcess } from "@/lib/per-process";
import type { Routing } from "@/lib/routing/routing";
import type { Group, RecordVisits, Results } from "@/lib/visitors/counting/batch";
import { type LimitedGroup, recordLimitedVisits } from "@/lib/visitors/counting/limited-link-visits";
import {
  GROUPS,
  GROUPS_WITH_HOSTS,
  HOSTS,
  hostValues,
  journalRow,
  type LinkSubject,
  ROUTING,
  valuesOf,
} from "@/lib/visitors/counting/link-groups";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import { VisitQueue } from "@/lib/visitors/counting/queue";
import type { Facts } from "@/lib/visitors/request/facts";

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
const statement = ({ before = "", found, isMissing = "false", fallback }: LinksOfBatch): string => `
WITH batch AS MATERIALIZED (
  SELECT b.batch AS id, b.version = (SELECT version FROM journal_version) AS current
  FROM start_visit_batch() AS b OFFSET 0
), ${before} visit AS MATERIALIZED (
  SELECT v.ord, v.n, v.fact, v.target, l.id, l.url, l.slug_key, ${fallback} AS fallback_url, l.starts_at,
    CASE WHEN ${isMissing} THEN 'missing' WHEN l.paused THEN 'disabled'
      WHEN l.expires_at <= $4 AND NOT l.auto_renew THEN 'expired'
      WHEN l.click_limit IS NOT NULL THEN 'limited' WHEN l.starts_at > $4 THEN 'scheduled'
      WHEN l.routing_version <> coalesce(v.version, 0) THEN 'rerouted' ELSE 'ok' END AS state
  FROM ${found}
), journal AS (${journalRow(KIND.link, "n")})
SELECT b.current, v.ord, v.state, v.url, CASE WHEN v.state IN ('expired', 'limited', 'missing') THEN v.fallback_url END,
  CASE WHEN v.state = 'scheduled' THEN extract(epoch FROM v.starts_at) * 1000 END,
  CASE WHEN v.state = 'rerouted' THEN (SELECT ${ROUTING} FROM links l WHERE l.id = v.id) END,
  CASE WHEN v.state = 'limited' THEN v.slug_key END
FROM batch b LEFT JOIN visit v ON true`;

/** SQL: how the groups `v` find their links `l`, and what is looked up before that. */
type LinksOfBatch = { before?: string; found: string; isMissing?: string; fallback: string };

const OWN_HOST = {
  name: "record-link-visits",
  text: statement({
    found: `${GROUPS} JOIN links l ON l.slug_key = v.slug
      WHERE (SELECT current FROM batch) AND ${ofLiveAccount("l.account_id")}`,
    fallback: "l.expired_url",
  }),
};

/**
 * Some visits came to another host. The name of a domain decides at this moment, on every copy: it serves the links of
 * the claim that it belongs to, or none. Other hosts, like an IP address, are our own.
 */
const ANY_HOST = {
  name: "record-link-visits-on-domains",
  text: statement({
    // Once for each host, not for each visit.
    before: `host AS MATERIALIZED (
      SELECT h.ord, CASE WHEN dn.name IS NULL THEN '' ELSE '@' || d.id || '/' END AS prefix, d.not_found_url, d.expired_url
      FROM ${HOSTS} LEFT JOIN domain_names dn ON dn.name = h.name
      LEFT JOIN domains d ON d.id = dn.domain_id AND ${ofLiveAccount("d.account_id")}
    ),`,
    found: `${GROUPS_WITH_HOSTS} JOIN host h ON h.ord = v.host
      LEFT JOIN links l ON l.slug_key = h.prefix || v.slug AND ${ofLiveAccount("l.account_id")}
      WHERE (SELECT current FROM batch)`,
    isMissing: "l.id IS NULL",
    fallback: "CASE WHEN l.id IS NULL THEN h.not_found_url ELSE coalesce(l.expired_url, h.expired_url) END",
  }),
};

type Row = [
  current: boolean,
  ...visit:
    | [
        ord: string,
        state: LinkVisitResult["state"] | "limited",
        url: string,
        fallbackUrl: string | null,
        startsAt: string | null,
        routing: Routing | null,
        limitedKey: string | null,
      ]
    | [ord: null],
];

/** Records a batch of groups in one commit, and another one if there are limited links. */
const recordLinkVisits: RecordVisits<LinkSubject, LinkVisitResult> = async (groups, facts, now) => {
  const values = valuesOf(groups, facts, now);
  const isOwnHost = groups.every(({ subject }) => subject.host === null);
  if (!isOwnHost) values.push(...hostValues(groups));
  const query = { ...(isOwnHost ? OWN_HOST : ANY_HOST), rowMode: "array", values };
  let rows: Row[];
  do ({ rows } = await visitorPool().query<Row>(query));
  while (rows[0]?.[0] === false);
  const results: Results<LinkVisitResult> = new Array(groups.length);
  const limited: Limited[] = [];
  for (const [, ord, state, url, fallbackUrl, startsAt, routing, limitedKey] of rows) {
    if (ord === null) continue;
    const index = Number(ord) - 1;
    if (state === "limited") {
      limited.push({ index, slugKey: limitedKey ?? "", fallbackUrl });
      continue;
    }
    const starts = startsAt === null ? null : new Date(Number(startsAt));
    const result = { state, url, fallbackUrl, startsAt: starts, routing };
    results[index] = { admitted: groups[index]?.n ?? 0, result, overLimit: result };
  }
  if (limited.length > 0) await recordLimited(groups, limited, facts, now, results);
  return results;
};

type Limited = { index: number; slugKey: string; fallbackUrl: string | null };

/** Results of limited links. The other groups are recorded already, so only these may fail. */
async function recordLimited(
  groups: readonly Group<LinkSubject>[],
  limited: readonly Limited[],
  facts: Facts[],
  now: Date,
  results: Results<LinkVisitResult>,
): Promise<void> {
  const those = limited.flatMap(({ index, slugKey, fallbackUrl }): LimitedGroup[] => {
    const group = groups[index];
    return group ? [{ ...group, subject: { ...group.subject, slug: slugKey }, fallbackUrl }] : [];
  });
  const added = await recordLimitedVisits(those, facts, now).catch((error: unknown) =>
    those.map(() => ({ error })),
  );
  for (const [position, { index }] of limited.entries()) results[index] = added[position];
}

export const linkVisitQueue = (): VisitQueue<LinkSubject, LinkVisitResult> =>
  perProcess("visitQueue", () => new VisitQueue(recordLinkVisits));
