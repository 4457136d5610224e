-- The visits of each subject of an account by day, which were rows of account_visit_days with the id as text. As there,
-- subjects in deleted_subjects are still in it, and are subtracted when it is read.
CREATE TABLE account_subject_days (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind smallint NOT NULL,
  day date NOT NULL,
  subject_id integer NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (account_id, kind, day, subject_id)
) WITH (fillfactor = 70);

-- Nothing may be rolled up meanwhile.
SELECT 1 FROM visit_rollup FOR UPDATE;

INSERT INTO account_subject_days (account_id, kind, day, subject_id, n)
SELECT account_id, kind, day, value::integer, n FROM account_visit_days WHERE dimension = 10;

DELETE FROM account_visit_days WHERE dimension = 10;

-- A copy of the version before can't roll up any more: its visits stay in the journal for the new one.
ALTER TABLE account_visit_days ADD CHECK (dimension < 10);
