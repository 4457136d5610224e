-- AlterTable
ALTER TABLE "menu_items" ADD COLUMN     "marks" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "variants" JSONB NOT NULL DEFAULT '[]';
