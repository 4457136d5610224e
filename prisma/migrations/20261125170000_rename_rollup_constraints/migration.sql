-- The constraints were named after the table's former name.
ALTER TABLE visit_rollup RENAME CONSTRAINT visit_fold_pkey TO visit_rollup_pkey;
ALTER TABLE visit_rollup RENAME CONSTRAINT visit_fold_single_check TO visit_rollup_single_check;
