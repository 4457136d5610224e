import { KIND, type KindName } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { pagePool } from "@/lib/db/visitor-pools";
import { factColumns, type RecordVisits, type Results, type Subject } from "@/lib/visitors/counting/batch";

/** How a kind of page is looked up. */
export type PageLookup = {
  name: KindName;
  /**
   * A SELECT of `id`, `account_id`, `segment`, `version` and `data` for the page with key `v.key`; no row if it doesn't
   * exist or isn't public. May use `v.key` (lower case), `v.segment` (as requested; validate it) and `v.now`
   * (timestamptz). `id` is the counted subject, `segment` a part of it that is counted apart (a table, a bio link; ''
   * for none), `data` text passed on to `draw` (or NULL). `version` must change with everything that is rendered:
   * `x.xmin::text` changes with every update of row x, and what depends on the clock must be part of it too:
   * `c.xmin::text || (c.ends_at <= v.now)`.
   */
  find: string;
};

/** A visited page: what `PageLookup` finds it by, and the requested host, if it may be a custom domain. */
export type PageSubject = Subject & {
  readonly page: string;
  readonly segment: string;
  readonly host: string | null;
};

export const pageSubject = (page: string, segment: string, host: string | null): PageSubject => ({
  key: `${page}\n${segment}\n${host ?? ""}`,
  page,
  segment,
  host,
});

/** A page that was found, and its requested segment. */
export type FoundPage = { id: number; segment: string; version: string; data: string | null };

/**
 * One statement per batch of views: finds the pages and appends one row to the journal. The rollup adds it to the
 * counters (lib/analytics/rollup.ts). A domain has the pages of its account only.
 */
const statement = ({ name, find }: PageLookup) => `
WITH batch AS MATERIALIZED (
  SELECT nextval('visit_batches') AS id FROM (SELECT pg_advisory_xact_lock_shared(${LOCKS.journal}) OFFSET 0) AS locked
), found AS MATERIALIZED (
  SELECT v.ord, v.n, v.fact, f.id, f.segment, f.version, f.data
  FROM (SELECT u.*, $5::timestamptz AS now
    FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $13::text[]) WITH ORDINALITY
      AS u(key, segment, n, fact, host, ord)) AS v
  CROSS JOIN LATERAL (${find}) AS f
  LEFT JOIN domain_names dn ON dn.name = v.host LEFT JOIN domains d ON d.id = dn.domain_id
  WHERE dn.name IS NULL OR d.account_id = f.account_id
), journal AS (
  INSERT INTO visit_journal
    (batch, at, kind, subjects, segments, counts, facts, countries, referrers, devices, browsers, systems, languages, triggers)
  SELECT b.id, $5, ${KIND[name]}, v.subjects, v.segments, v.counts, v.facts, $6, $7, $8, $9, $10, $11, $12
  FROM batch b, (
    SELECT array_agg(id) AS subjects,
      CASE WHEN bool_or(segment <> '') THEN array_agg(nullif(segment, '')) END AS segments,
      array_agg(n::smallint) AS counts, array_agg(fact::smallint) AS facts
    FROM found WHERE n > 0) v
  WHERE v.subjects IS NOT NULL
)
SELECT ord, id, segment, version, data FROM found`;

/** Records the visits of one kind of page, for its queue. */
export function recordPageVisits(kind: PageLookup): RecordVisits<PageSubject, FoundPage> {
  const text = statement(kind);
  return async (groups, facts, now) => {
    const { rows } = await pagePool().query<FoundPage & { ord: string }>({
      name: kind.name,
      text,
      values: [
        groups.map(({ subject }) => subject.page),
        groups.map(({ subject }) => subject.segment),
        groups.map(({ n }) => n),
        groups.map(({ fact }) => fact + 1),
        now,
        ...factColumns(facts),
        groups.map(({ subject }) => subject.host),
      ],
    });
    const results: Results<FoundPage> = new Array(groups.length);
    for (const { ord, ...found } of rows) {
      const index = Number(ord) - 1;
      results[index] = { admitted: groups[index]?.n ?? 0, result: found, overLimit: found };
    }
    return results;
  };
}
