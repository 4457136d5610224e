-- AlterTable
ALTER TABLE "bio_links" ADD COLUMN     "form_id" INTEGER,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'link',
ADD COLUMN     "thumbnail_hash" TEXT;

-- AlterTable
ALTER TABLE "bio_pages" ADD COLUMN     "background" TEXT;

-- CreateIndex
CREATE INDEX "bio_links_form_id_idx" ON "bio_links"("form_id");

-- CreateIndex
CREATE INDEX "bio_links_thumbnail_hash_idx" ON "bio_links"("thumbnail_hash");

-- AddForeignKey
ALTER TABLE "bio_links" ADD CONSTRAINT "bio_links_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bio_links" ADD CONSTRAINT "bio_links_thumbnail_hash_fkey" FOREIGN KEY ("thumbnail_hash") REFERENCES "images"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
