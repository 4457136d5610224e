-- Standard names for tables and columns. Renames keep all data; indexes and triggers follow.
ALTER TABLE "gone_subjects" RENAME TO "deleted_subjects";
ALTER TABLE "deleted_subjects" RENAME CONSTRAINT "gone_subjects_pkey" TO "deleted_subjects_pkey";

ALTER TABLE "visit_fold" RENAME TO "visit_rollup";

ALTER TABLE "webhooks" RENAME COLUMN "owner_told" TO "owner_notified";
ALTER INDEX "webhooks_owner_not_told" RENAME TO "webhooks_owner_not_notified";

ALTER TABLE "links" RENAME COLUMN "end_noted" TO "expiry_notified";
ALTER TABLE "timers" RENAME COLUMN "end_noted" TO "expiry_notified";
ALTER TABLE "countdowns" RENAME COLUMN "end_noted" TO "expiry_notified";

ALTER TABLE "delivery_attempts" RENAME COLUMN "answer_headers" TO "response_headers";
ALTER TABLE "delivery_attempts" RENAME COLUMN "answer" TO "response_body";
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response_body";

ALTER TABLE "link_imports" RENAME COLUMN "places" TO "mapping";
