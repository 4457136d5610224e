-- Lists sorted by clicks or by the last click read an index of coarse ranks, and sort within a rank. The rollup
-- rarely changes a rank, so its updates are heap-only: no index entries, and no dead rows for vacuum.
DROP INDEX "link_counters_account_id_clicks_link_id_idx";
DROP INDEX link_counters_last_clicked;

ALTER TABLE "link_counters"
  -- A step is 18 %.
  ADD COLUMN "clicks_rank" SMALLINT NOT NULL GENERATED ALWAYS AS (floor(6 * ln((clicks + 1)::float8))::smallint) STORED,
  -- The hour. Never clicked counts as longest ago.
  ADD COLUMN "last_clicked_rank" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS
    (coalesce(date_trunc('hour', last_clicked_at AT TIME ZONE 'UTC'), timestamp '1970-01-01')) STORED,
  RESET (autovacuum_vacuum_cost_delay);

CREATE INDEX "link_counters_account_id_clicks_rank_idx" ON "link_counters"("account_id", "clicks_rank" DESC);
CREATE INDEX "link_counters_account_id_last_clicked_rank_idx" ON "link_counters"("account_id", "last_clicked_rank" DESC);
