-- The rollup changes indexed columns, so every change leaves dead rows in the indexes, too. At full load, the default
-- pauses of autovacuum let them grow to many times the table.
ALTER TABLE link_counters SET (autovacuum_vacuum_cost_delay = 0);
