-- Visits by the hour of the day, UTC, are dimension 11 of the daily counts: charts don't read the journal for them.
-- Nothing may be rolled up meanwhile.
SELECT 1 FROM visit_rollup FOR UPDATE;

ALTER TABLE account_visit_days DROP CONSTRAINT account_visit_days_dimension_check, ADD CHECK (dimension <> 10);

-- Of what is rolled up, as far as the journal still has it. Deleted subjects have no hours.
CREATE TEMPORARY TABLE visit_hours ON COMMIT DROP AS
WITH subjects AS (
  SELECT 1::smallint AS kind, id AS subject_id, account_id FROM links
  UNION ALL SELECT 2::smallint, id, account_id FROM timers
  UNION ALL SELECT 3::smallint, id, account_id FROM countdowns
  UNION ALL SELECT kind, id, account_id FROM bio_pages, unnest('{4,5}'::smallint[]) AS kind
  UNION ALL SELECT 6::smallint, id, account_id FROM menus
  UNION ALL SELECT 7::smallint, id, account_id FROM forms
), visits AS (
  SELECT j.kind, v.subject_id, (j.at AT TIME ZONE 'UTC')::date AS day, extract(hour FROM j.at AT TIME ZONE 'UTC')::text AS hour,
    sum(v.n)::bigint AS n
  FROM visit_journal j CROSS JOIN LATERAL unnest(j.subjects, j.counts) AS v(subject_id, n)
  WHERE j.batch <= (SELECT batch FROM visit_rollup)
  GROUP BY 1, 2, 3, 4
)
SELECT account_id, kind, subject_id, day, hour, n FROM visits JOIN subjects USING (kind, subject_id);

INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
SELECT kind, subject_id, 11, day, hour, n FROM visit_hours;

INSERT INTO account_visit_days (account_id, kind, dimension, day, value, n)
SELECT account_id, kind, 11, day, hour, sum(n) FROM visit_hours WHERE kind <> 5 GROUP BY 1, 2, 4, 5;
