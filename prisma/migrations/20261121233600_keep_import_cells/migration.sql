-- Rows are kept as they stand in the file from now on: files checked before must be sent again.
DELETE FROM link_imports;

-- AlterTable
ALTER TABLE "link_import_rows" DROP COLUMN "fields",
DROP COLUMN "link_id",
ADD COLUMN     "cells" JSONB NOT NULL;

-- AlterTable
ALTER TABLE "link_imports" ADD COLUMN     "columns" TEXT[],
ADD COLUMN     "places" JSONB NOT NULL;
