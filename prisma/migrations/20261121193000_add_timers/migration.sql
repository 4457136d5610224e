-- CreateTable
CREATE TABLE "timers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "public_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "style" TEXT NOT NULL,
    "bg" TEXT NOT NULL,
    "fg" TEXT NOT NULL,
    "accent" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "units" TEXT NOT NULL,
    "show_labels" BOOLEAN NOT NULL,
    "label_days" TEXT NOT NULL,
    "label_hours" TEXT NOT NULL,
    "label_minutes" TEXT NOT NULL,
    "label_seconds" TEXT NOT NULL,
    "expired_message" TEXT NOT NULL,
    "link_url" TEXT,
    "alt_text" TEXT NOT NULL,
    "end_noted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "timers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "timers_public_id_key" ON "timers"("public_id");

-- CreateIndex
CREATE INDEX "timers_user_id_created_at_id_idx" ON "timers"("user_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "timers" ADD CONSTRAINT "timers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The job of every minute looks only at counters whose end it has not told of.
CREATE INDEX timers_ending ON timers (ends_at) WHERE NOT end_noted;
