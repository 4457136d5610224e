CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Search: lower(slug || E'\n' || title || E'\n' || url) LIKE lower(…), within one account.
CREATE INDEX links_search ON links USING gin (user_id, (lower(slug || E'\n' || title || E'\n' || url)) gin_trgm_ops);

-- Room in each page for the next version of a row, so that counting touches no index.
ALTER TABLE link_counters SET (fillfactor = 50);

-- Number of a batch of visits. One is spent at once: last_value of an unused sequence names a number yet to come.
CREATE SEQUENCE visit_batches AS bigint;
SELECT nextval('visit_batches');

-- The journal of visits: only appended to, read by batch, folded into visit_days. A month per partition.
CREATE TABLE visits (
  batch bigint NOT NULL,
  at timestamptz NOT NULL,
  kind smallint NOT NULL,
  subject_id integer NOT NULL,
  n integer NOT NULL,
  country text,
  referrer text,
  device text,
  browser text,
  system text
) PARTITION BY RANGE (at);

CREATE INDEX visits_batch ON visits USING brin (batch) WITH (pages_per_range = 32, autosummarize = on);

-- Takes what no month's partition takes, so that a visit is never refused.
CREATE TABLE visits_default PARTITION OF visits DEFAULT;

CREATE TABLE visit_days (
  kind smallint NOT NULL,
  subject_id integer NOT NULL,
  dimension smallint NOT NULL,
  day date NOT NULL,
  value text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (kind, subject_id, dimension, day, value)
) WITH (fillfactor = 70);

-- The last batch that is folded: one row, for ever.
CREATE TABLE visit_fold (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  batch bigint NOT NULL
);
INSERT INTO visit_fold (batch) VALUES (0);

-- Requests of the last minutes by subject. Forgotten in a crash, which only makes limits milder for a moment.
CREATE UNLOGGED TABLE rate_log (
  subject text PRIMARY KEY,
  hits timestamptz[] NOT NULL,
  admitted boolean NOT NULL
) WITH (
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_delay = 0
);
