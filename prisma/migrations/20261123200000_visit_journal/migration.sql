-- The journal takes one row per batch instead of one per visit, and counters are raised by the rollup.

-- The old journal's tail goes into the daily counts, together with the operating systems of all its visits: after that
-- it holds nothing that the daily counts lack. Its visits are in the counters already.
INSERT INTO visit_days AS d (kind, subject_id, dimension, day, value, n)
SELECT kind, subject_id, dimension, (at AT TIME ZONE 'UTC')::date, coalesce(value, ''), sum(n) FROM visits
CROSS JOIN LATERAL (VALUES (1, country), (2, referrer), (3, device), (4, browser), (5, place)) AS facts(dimension, value)
WHERE batch > (SELECT batch FROM visit_rollup) AND (dimension <> 5 OR value <> '')
GROUP BY 1, 2, 3, 4, 5
ON CONFLICT (kind, subject_id, dimension, day, value) DO UPDATE SET n = d.n + excluded.n;

INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
SELECT kind, subject_id, 6, (at AT TIME ZONE 'UTC')::date, coalesce(system, ''), sum(n) FROM visits
GROUP BY 1, 2, 4, 5;

INSERT INTO account_days AS d (account_id, day, n)
SELECT l.account_id, (v.at AT TIME ZONE 'UTC')::date, sum(v.n) FROM visits v JOIN links l ON l.id = v.subject_id
WHERE v.kind = 1 AND v.batch > (SELECT batch FROM visit_rollup)
GROUP BY 1, 2
ON CONFLICT (account_id, day) DO UPDATE SET n = d.n + excluded.n;

UPDATE visit_rollup SET batch = (SELECT last_value FROM visit_batches);
DROP TABLE visits;

-- Visits of one kind of subject that were committed together. The visits of subjects[i] are counts[i], with the facts
-- at position facts[i] of the arrays after it. Only appended to, read by batch, rolled up into visit_days.
CREATE TABLE visit_journal (
  batch bigint NOT NULL,
  at timestamptz NOT NULL,
  kind smallint NOT NULL,
  subjects integer[] NOT NULL,
  segments text[],
  counts smallint[] NOT NULL,
  facts smallint[] NOT NULL,
  countries text[] NOT NULL,
  referrers text[] NOT NULL,
  devices text[] NOT NULL,
  browsers text[] NOT NULL,
  systems text[] NOT NULL
) PARTITION BY RANGE (at);

CREATE INDEX visit_journal_batch ON visit_journal (batch);

-- Takes what no week's partition takes, so that a visit is never refused.
CREATE TABLE visit_journal_default PARTITION OF visit_journal DEFAULT;

-- This week's partition and the next. A job creates the others (lib/analytics/partitions.ts).
DO $$
DECLARE
  monday timestamp := date_trunc('week', now() AT TIME ZONE 'UTC');
BEGIN
  FOR ahead IN 0..1 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF visit_journal FOR VALUES FROM (%L) TO (%L)',
      'visit_journal_' || to_char(monday + ahead * interval '7 days', 'YYYY_MM_DD'),
      (monday + ahead * interval '7 days') AT TIME ZONE 'UTC',
      (monday + (ahead + 1) * interval '7 days') AT TIME ZONE 'UTC');
  END LOOP;
END $$;

-- Clicks of the links that have a click limit, exact at any time. Apart from link_counters, which the rollup locks.
CREATE TABLE "limit_counters" (
    "link_id" INTEGER NOT NULL,
    "clicks" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "limit_counters_pkey" PRIMARY KEY ("link_id")
);
ALTER TABLE "limit_counters" ADD CONSTRAINT "limit_counters_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE limit_counters SET (fillfactor = 50);

INSERT INTO limit_counters (link_id, clicks)
SELECT id, clicks FROM links JOIN link_counters ON link_id = id WHERE click_limit IS NOT NULL;

-- Changes when batches of visits that have begun must begin again (lib/analytics/hold-visits.ts): one row.
CREATE TABLE journal_version (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  version bigint NOT NULL
);
INSERT INTO journal_version (version) VALUES (0);

-- Starts a batch of visits: waits until it may be journaled, then numbers it. Being volatile, it sees the version as of
-- then, while the statement that calls it sees everything as of its own start.
CREATE FUNCTION start_visit_batch(OUT batch bigint, OUT version bigint) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7206001);
  SELECT nextval('visit_batches'), v.version INTO batch, version FROM journal_version v;
END $$;

ALTER TABLE view_counters RENAME COLUMN place TO segment;
