-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "skip_own_visits" BOOLEAN NOT NULL DEFAULT false;
