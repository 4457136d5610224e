-- AlterTable
ALTER TABLE "link_imports" ADD COLUMN     "last_line" INTEGER NOT NULL DEFAULT 0;
