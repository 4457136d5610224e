-- CreateTable
CREATE TABLE "countdowns" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "slug_key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "timezone" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "accent" TEXT NOT NULL,
    "cta_label" TEXT NOT NULL,
    "cta_url" TEXT,
    "expired_action" TEXT NOT NULL,
    "expired_message" TEXT NOT NULL,
    "redirect_url" TEXT,
    "end_noted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "countdowns_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "countdowns_slug_key_key" ON "countdowns"("slug_key");

-- CreateIndex
CREATE INDEX "countdowns_user_id_created_at_id_idx" ON "countdowns"("user_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "countdowns" ADD CONSTRAINT "countdowns_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the job that tells of ends looks for.
CREATE INDEX countdowns_to_end ON countdowns (ends_at) WHERE NOT end_noted;

-- Where in its subject a visit was: a menu's table, a bio page's link.
ALTER TABLE visits ADD COLUMN place text;

-- Openings of pages and loads of pictures since ever. Not Prisma's: raised by the visitors' statement only.
CREATE TABLE view_counters (
  kind smallint NOT NULL,
  subject_id integer NOT NULL,
  place text NOT NULL DEFAULT '',
  n bigint NOT NULL,
  PRIMARY KEY (kind, subject_id, place)
) WITH (fillfactor = 50);
