-- What became of each row of an import. The link may be deleted.
ALTER TABLE "link_import_rows" ADD COLUMN "link_id" INTEGER;
