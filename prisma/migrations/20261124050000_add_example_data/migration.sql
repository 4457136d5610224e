-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "example_data" JSONB;
