-- The visits of everything of one kind in an account, by day and value: statistics of an account don't read those of each
-- link. Dimension 10 is the subject itself. Subjects in deleted_subjects are still in it, and are subtracted when it is read.
CREATE TABLE account_visit_days (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind smallint NOT NULL,
  dimension smallint NOT NULL,
  day date NOT NULL,
  value text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (account_id, kind, dimension, day, value)
) WITH (fillfactor = 70);

-- Null for those deleted before this table was there: they are not in it.
ALTER TABLE deleted_subjects ADD COLUMN account_id integer;
CREATE INDEX deleted_subjects_account ON deleted_subjects (account_id) WHERE account_id IS NOT NULL;

-- Nothing may be rolled up meanwhile.
SELECT 1 FROM visit_rollup FOR UPDATE;

INSERT INTO account_visit_days (account_id, kind, dimension, day, value, n)
WITH subjects AS (
  SELECT 1::smallint AS kind, id AS subject_id, account_id FROM links
  UNION ALL SELECT 2::smallint, id, account_id FROM timers
  UNION ALL SELECT 3::smallint, id, account_id FROM countdowns
  UNION ALL SELECT 4::smallint, id, account_id FROM bio_pages
  UNION ALL SELECT 6::smallint, id, account_id FROM menus
  UNION ALL SELECT 7::smallint, id, account_id FROM forms
)
SELECT s.account_id, d.kind, d.dimension, d.day, d.value, sum(d.n) FROM visit_days d JOIN subjects s USING (kind, subject_id)
WHERE d.dimension IN (1, 2, 3, 4, 6, 7, 8) GROUP BY 1, 2, 3, 4, 5
UNION ALL
SELECT s.account_id, d.kind, 10, d.day, d.subject_id::text, sum(d.n) FROM visit_days d JOIN subjects s USING (kind, subject_id)
WHERE d.dimension = 3 GROUP BY 1, 2, 4, 5;

DROP TABLE account_days;
