import { KIND, type KindName } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { pagePool } from "@/lib/db/visitor-pools";
import { factColumns, type GroupResult, type RecordVisits } from "@/lib/visitors/counting/batch";

/** How a kind of page is looked up. */
export type PageLookup = {
  name: KindName;
  /**
   * A SELECT of `id`, `segment`, `version` and `data` for the page with key `v.key`; no row when it does not exist or
   * is not public. May use `v.key` (lower case), `v.segment` (as requested; validate it) and `v.now` (timestamptz).
   * `id` is the counted subject, `segment` a part of it that is counted apart (a table, a bio link; '' for none),
   * `data` text passed on to `draw` (or NULL).
   * `version` must change with everything that is rendered: `x.xmin::text` changes with every update of row x, and
   * what depends on the clock must be part of it too: `c.xmin::text || (c.ends_at <= v.now)`.
   */
  find: string;
};

/** A page that was found, and the requested segment of it. */
export type FoundPage = { id: number; segment: string; version: string; data: string | null };

/**
 * One statement per batch of views: finds the pages, raises their counters and appends to the journal. Counters are
 * raised in key order, so batches of several processes cannot deadlock.
 */
const statement = ({ name, find }: PageLookup) => `
WITH batch AS MATERIALIZED (
  SELECT nextval('visit_batches') AS id FROM (SELECT pg_advisory_xact_lock_shared(${LOCKS.journal}) OFFSET 0) AS locked
), found AS MATERIALIZED (
  SELECT v.ord, v.n, v.fact, f.id, f.segment, f.version, f.data
  FROM (SELECT u.*, $5::timestamptz AS now
    FROM unnest($1::text[], $2::text[], $3::int[], $4::int[]) WITH ORDINALITY AS u(key, segment, n, fact, ord)) AS v
  CROSS JOIN LATERAL (${find}) AS f
), counted AS (
  INSERT INTO view_counters AS c (kind, subject_id, place, n)
  SELECT ${KIND[name]}, id, segment, sum(n) FROM found WHERE n > 0 GROUP BY id, segment ORDER BY id, segment
  ON CONFLICT (kind, subject_id, place) DO UPDATE SET n = c.n + excluded.n
), journal AS (
  INSERT INTO visits (batch, at, kind, subject_id, place, n, country, referrer, device, browser, system)
  SELECT b.id, $5, ${KIND[name]}, v.id, nullif(v.segment, ''), v.n, f.country, f.referrer, f.device, f.browser, f.system
  FROM batch b, found v
  JOIN unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::text[]) WITH ORDINALITY
    AS f(country, referrer, device, browser, system, ord) ON f.ord = v.fact
  WHERE v.n > 0
)
SELECT ord, id, segment, version, data FROM found`;

const SEPARATOR = "\n";

/** The subject of a visit in a batch: the page's key and the requested segment. */
export const subjectOf = (key: string, segment: string): string => key + SEPARATOR + segment;

/** Records the visits of one kind of page, for its queue. */
export function recordPageVisits(kind: PageLookup): RecordVisits<FoundPage> {
  const text = statement(kind);
  return async (groups, facts, now) => {
    const subjects = groups.map(({ subject }) => subject.split(SEPARATOR, 2));
    const { rows } = await pagePool().query<FoundPage & { ord: string }>({
      name: kind.name,
      text,
      values: [
        subjects.map(([key]) => key),
        subjects.map(([, segment]) => segment),
        groups.map(({ n }) => n),
        groups.map(({ fact }) => fact + 1),
        now,
        ...factColumns(facts),
      ],
    });
    const results: (GroupResult<FoundPage> | undefined)[] = new Array(groups.length);
    for (const { ord, ...found } of rows) {
      const index = Number(ord) - 1;
      results[index] = { admitted: groups[index]?.n ?? 0, result: found, overLimit: found };
    }
    return results;
  };
}
