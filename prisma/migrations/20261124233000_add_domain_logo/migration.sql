-- The logo of QR codes that lead to the domain; null for the account's.
ALTER TABLE "domains" ADD COLUMN "brand_image" TEXT;
CREATE INDEX "domains_brand_image_idx" ON "domains"("brand_image");
ALTER TABLE "domains" ADD CONSTRAINT "domains_brand_image_fkey" FOREIGN KEY ("brand_image") REFERENCES "images"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
