-- Deep pages of the list of links skip rows, without the archived ones, in the index alone.
CREATE INDEX "links_account_id_created_at_id_archived_idx" ON "links"("account_id", "created_at" DESC, "id" DESC, "archived");
DROP INDEX "links_account_id_created_at_id_idx";
