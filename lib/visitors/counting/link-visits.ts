import { KIND } from "@/lib/analytics/kinds";
import { linkPool } from "@/lib/db/visitor-pools";
import { reloadNames } from "@/lib/domains/hosts/served-names";
import { perProcess } from "@/lib/per-process";
import type { Routing } from "@/lib/routing/routing";
import type { Group, RecordVisits, Results } from "@/lib/visitors/counting/batch";
import { type LimitedGroup, recordLimitedVisits } from "@/lib/visitors/counting/limited-link-visits";
import {
  DOMAINS_ARE_CURRENT,
  GROUPS,
  hostsOf,
  hostValues,
  journalRow,
  type LinkSubject,
  linkKeysOf,
  ROUTING,
  valuesOf,
} from "@/lib/visitors/counting/link-groups";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import { addMissing } from "@/lib/visitors/counting/missing-links";
import { VisitQueue } from "@/lib/visitors/counting/queue";
import type { Facts } from "@/lib/visitors/request/facts";

/**
 * One statement per batch: finds the links, computes the state of each, and appends one row to the journal for those
 * that redirect. The rollup adds it to the counters (lib/analytics/rollup.ts). Links with a click limit are left to
 * limited-link-visits.ts. `n` is 0 for visits that don't count. The state follows the rule of lib/links/state.ts.
 *
 * The visitor was already routed, by rules and variants that may have changed since: a visit is recorded only under the
 * link's current version (lib/visitors/link-visitor.ts), so an edit applies to the next visitor everywhere.
 *
 * A batch whose snapshot is older than a link's new limit or deletion would miss it, and the limit's counter or final
 * clicks would miss the batch (lib/analytics/hold-visits.ts). Then nothing is recorded, and the batch is retried.
 */
const statementIf = (isCurrent: string): string => `
WITH batch AS MATERIALIZED (
  SELECT b.batch AS id, b.version = (SELECT version FROM journal_version) ${isCurrent} AS current
  FROM start_visit_batch() AS b OFFSET 0
), visit AS MATERIALIZED (
  SELECT v.ord, v.n, v.fact, v.target, l.id, l.url, l.starts_at,
    CASE WHEN l.paused THEN 'disabled' WHEN l.expires_at <= $4 AND NOT l.auto_renew THEN 'expired'
      WHEN l.click_limit IS NOT NULL THEN 'limited' WHEN l.starts_at > $4 THEN 'scheduled'
      WHEN l.routing_version <> coalesce(v.version, 0) THEN 'rerouted' ELSE 'ok' END AS state
  FROM ${GROUPS} JOIN links l ON l.slug_key = v.key
  WHERE (SELECT current FROM batch) AND ${ofLiveAccount("l.account_id")}
), journal AS (${journalRow(KIND.link, "n")})
SELECT CASE WHEN b.current THEN v.ord ELSE 0 END, v.url, CASE WHEN v.state <> 'ok' THEN (
  SELECT json_build_object('state', v.state,
    'fallbackUrl', CASE WHEN v.state IN ('expired', 'limited') THEN coalesce(l.expired_url, d.expired_url) END,
    'startsAt', CASE WHEN v.state = 'scheduled' THEN extract(epoch FROM v.starts_at) * 1000 END,
    'routing', CASE WHEN v.state = 'rerouted' THEN ${ROUTING} END)
  FROM links l LEFT JOIN domains d ON d.id = l.domain_id WHERE l.id = v.id) END
FROM batch b LEFT JOIN visit v ON true`;

const OWN_HOST = { name: "record-link-visits", text: statementIf("") };

/**
 * For batches with visits of other hosts: unless the database confirms the domains that this process assumed for
 * them, the batch isn't current.
 */
const ANY_HOST = { name: "record-link-visits-on-domains", text: statementIf(`AND ${DOMAINS_ARE_CURRENT}`) };

/** `ord` is 0 if the batch isn't current, and null if no link is found. `other` is null for links that redirect. */
type Row = [ord: string | null, url: string, other: OtherState | null];

type OtherState = {
  state: LinkVisitResult["state"] | "limited";
  fallbackUrl: string | null;
  /** In ms. */
  startsAt: number | null;
  routing: Routing | null;
};

const REDIRECTS: OtherState = { state: "ok", fallbackUrl: null, startsAt: null, routing: null };

const NOT_CURRENT = "0";

/** The rows found, the keys of all groups, and the hosts that may be domains. */
type Recorded = { keys: string[]; rows: Row[]; hosts: string[] };

async function record(groups: readonly Group<LinkSubject>[], facts: Facts[], now: Date): Promise<Recorded> {
  const hosts = hostsOf(groups);
  const statement = hosts.length === 0 ? OWN_HOST : ANY_HOST;
  for (;;) {
    const keys = linkKeysOf(groups);
    const values = valuesOf(keys, groups, facts, now);
    if (hosts.length > 0) values.push(...hostValues(hosts));
    const { rows } = await linkPool().query<Row>({ ...statement, rowMode: "array", values });
    if (rows[0]?.[0] !== NOT_CURRENT) return { keys, rows, hosts };
    if (hosts.length > 0) await reloadNames(hosts);
  }
}

/** Records a batch of groups in one commit, and another one if there are limited links. */
const recordLinkVisits: RecordVisits<LinkSubject, LinkVisitResult> = async (groups, facts, now) => {
  const { keys, rows, hosts } = await record(groups, facts, now);
  const results: Results<LinkVisitResult> = new Array(groups.length);
  const limited: Limited[] = [];
  for (const [ord, url, other] of rows) {
    if (ord === null) continue;
    const index = Number(ord) - 1;
    const { state, fallbackUrl, startsAt, routing } = other ?? REDIRECTS;
    if (state === "limited") {
      limited.push({ index, key: keys[index] ?? "", fallbackUrl });
      continue;
    }
    const result = {
      state,
      url,
      fallbackUrl,
      startsAt: startsAt === null ? null : new Date(startsAt),
      routing,
    };
    results[index] = { admitted: groups[index]?.n ?? 0, result, overLimit: result };
  }
  if (limited.length > 0) await recordLimited(groups, limited, facts, now, results);
  if (hosts.length > 0) await addMissing(groups, results);
  return results;
};

type Limited = { index: number; key: string; fallbackUrl: string | null };

/** Results of limited links. The other groups are recorded already, so only these may fail. */
async function recordLimited(
  groups: readonly Group<LinkSubject>[],
  limited: readonly Limited[],
  facts: Facts[],
  now: Date,
  results: Results<LinkVisitResult>,
): Promise<void> {
  const those = limited.flatMap(({ index, key, fallbackUrl }): LimitedGroup[] => {
    const group = groups[index];
    return group ? [{ ...group, key, fallbackUrl }] : [];
  });
  const added = await recordLimitedVisits(those, facts, now).catch((error: unknown) =>
    those.map(() => ({ error })),
  );
  for (const [position, { index }] of limited.entries()) results[index] = added[position];
}

export const linkVisitQueue = (): VisitQueue<LinkSubject, LinkVisitResult> =>
  perProcess("visitQueue", () => new VisitQueue(recordLinkVisits));
