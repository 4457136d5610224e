-- CreateTable
CREATE TABLE "bio_pages" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "slug_key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "button_style" TEXT NOT NULL,
    "accent" TEXT,
    "socials" JSONB NOT NULL,
    "published" BOOLEAN NOT NULL,
    "avatar_hash" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bio_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bio_links" (
    "id" SERIAL NOT NULL,
    "page_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bio_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bio_pages_slug_key_key" ON "bio_pages"("slug_key");

-- CreateIndex
CREATE INDEX "bio_pages_user_id_created_at_id_idx" ON "bio_pages"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "bio_pages_avatar_hash_idx" ON "bio_pages"("avatar_hash");

-- CreateIndex
CREATE INDEX "bio_links_page_id_position_idx" ON "bio_links"("page_id", "position");

-- AddForeignKey
ALTER TABLE "bio_pages" ADD CONSTRAINT "bio_pages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bio_pages" ADD CONSTRAINT "bio_pages_avatar_hash_fkey" FOREIGN KEY ("avatar_hash") REFERENCES "images"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bio_links" ADD CONSTRAINT "bio_links_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "bio_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
