-- AlterTable
ALTER TABLE "links" ADD COLUMN     "end_noted" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "events" (
    "id" BIGSERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- CreateIndex
CREATE INDEX "events_user_id_idx" ON "events"("user_id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The daily check looks only at links whose end it has not told of.
CREATE INDEX links_ending ON links (expires_at) WHERE NOT end_noted;
CREATE INDEX links_limited ON links (id) WHERE click_limit IS NOT NULL AND NOT end_noted;
