-- AlterTable
ALTER TABLE "countdowns" ADD COLUMN "language" TEXT;

-- AlterTable
ALTER TABLE "forms" ADD COLUMN "language" TEXT;
