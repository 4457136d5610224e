import { KIND } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { visitorPool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { MILESTONE_EVENT, MILESTONES } from "@/lib/events/names";
import { perProcess } from "@/lib/per-process";
import { factColumns, type GroupResult, type RecordVisits } from "@/lib/visitors/counting/batch";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import { VisitQueue } from "@/lib/visitors/counting/queue";

/**
 * One statement per batch: finds the links, computes the state of each, admits as many visits as the click limit
 * allows, raises counters, appends to the journal, and inserts an event for each milestone crossed (docs/contract.md §10).
 * The state follows the same rule as lib/links/state.ts.
 *
 * Counters are locked in id order, so batches of several processes cannot deadlock. Groups of one link share its
 * limit in order; `n` is 0 for visits that don't count.
 */
const SQL = `
WITH batch AS MATERIALIZED (
  SELECT nextval('visit_batches') AS id FROM (SELECT pg_advisory_xact_lock_shared(${LOCKS.journal}) OFFSET 0) AS locked
), link AS MATERIALIZED (
  SELECT l.*, c.clicks,
    CASE WHEN l.paused THEN 'disabled' WHEN l.expires_at <= $4 THEN 'expired'
      WHEN c.clicks >= l.click_limit THEN 'limit_reached' WHEN l.starts_at > $4 THEN 'scheduled' ELSE 'ok' END AS state
  FROM links l JOIN link_counters c ON c.link_id = l.id
  WHERE l.slug_key = ANY ($1::text[]) AND ${ofLiveAccount("l.account_id")}
  ORDER BY l.id FOR NO KEY UPDATE OF c
), admitted_visits AS MATERIALIZED (
  SELECT v.ord, v.fact, l.id, l.url, l.starts_at, l.state,
    CASE WHEN l.state <> 'ok' THEN 0 ELSE least(v.n, greatest(0, coalesce(l.click_limit - l.clicks
      - (sum(v.n) OVER (PARTITION BY l.id ORDER BY v.ord) - v.n), v.n)))::int END AS admitted
  FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS v(slug, n, fact, ord)
  JOIN link l ON l.slug_key = v.slug
), counted AS (
  UPDATE link_counters c SET clicks = c.clicks + a.n, last_clicked_at = greatest(c.last_clicked_at, $4)
  FROM (SELECT id, sum(admitted) AS n FROM admitted_visits WHERE admitted > 0 GROUP BY id) a WHERE c.link_id = a.id
  RETURNING c.link_id AS id, c.clicks, a.n
), milestone AS (
  INSERT INTO events (account_id, name, data, created_at)
  SELECT l.account_id, '${MILESTONE_EVENT}', (SELECT row_to_json(data) FROM (SELECT (SELECT row_to_json(core) FROM (
      SELECT l.id, l.slug, $10::text || l.slug AS short_url, l.url AS long_url, l.title, c.clicks,
        c.clicks < l.click_limit IS NOT FALSE AS active,
        CASE WHEN c.clicks >= l.click_limit THEN 'limit_reached' ELSE 'ok' END AS state,
        to_char(l.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS created_at,
        to_char(l.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS expires_at
    ) core) AS link, m.clicks AS milestone) data), $4
  FROM counted c JOIN link l ON l.id = c.id
  JOIN (VALUES ${MILESTONES.map((clicks) => `(${clicks})`)}) AS m(clicks) ON c.clicks - c.n < m.clicks AND c.clicks >= m.clicks
), journal AS (
  INSERT INTO visits (batch, at, kind, subject_id, n, country, referrer, device, browser, system)
  SELECT b.id, $4, ${KIND.link}, j.id, j.admitted, f.country, f.referrer, f.device, f.browser, f.system
  FROM batch b, admitted_visits j
  JOIN unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) WITH ORDINALITY
    AS f(country, referrer, device, browser, system, ord) ON f.ord = j.fact
  WHERE j.admitted > 0
)
SELECT ord, state, admitted, url, extract(epoch FROM starts_at) * 1000 FROM admitted_visits`;

type State = "ok" | "scheduled" | "expired" | "limit_reached" | "disabled";

/** What a visitor gets: the destination, or the state of the link. */
export type LinkVisitResult = { state: State; url: string; startsAt: Date | null };

type Row = [ord: string, state: State, admitted: number, url: string, startsAt: string | null];

/** Records a batch of groups, whose subjects are slugs, in one commit. */
const recordLinkVisits: RecordVisits<LinkVisitResult> = async (groups, facts, now) => {
  const { rows } = await visitorPool().query<Row>({
    name: "record-link-visits",
    text: SQL,
    rowMode: "array",
    values: [
      `{${groups.map((group) => group.subject).join(",")}}`,
      `{${groups.map((group) => group.n).join(",")}}`,
      `{${groups.map((group) => group.fact + 1).join(",")}}`,
      now,
      ...factColumns(facts),
      `${env.SHORT_URL}/`,
    ],
  });
  const results: (GroupResult<LinkVisitResult> | undefined)[] = new Array(groups.length);
  for (const [ord, state, admitted, url, startsAt] of rows) {
    const result: LinkVisitResult = {
      state,
      url,
      startsAt: startsAt === null ? null : new Date(Number(startsAt)),
    };
    const refused = state === "ok" ? ({ ...result, state: "limit_reached" } as const) : result;
    results[Number(ord) - 1] = { admitted, result: result, overLimit: refused };
  }
  return results;
};

export const linkVisitQueue = (): VisitQueue<LinkVisitResult> =>
  perProcess("visitQueue", () => new VisitQueue(recordLinkVisits));
