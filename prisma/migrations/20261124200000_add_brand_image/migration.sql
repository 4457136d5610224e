-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "brand_image" TEXT;

-- CreateIndex
CREATE INDEX "accounts_brand_image_idx" ON "accounts"("brand_image");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_brand_image_fkey" FOREIGN KEY ("brand_image") REFERENCES "images"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
