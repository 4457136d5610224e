-- CreateTable
CREATE TABLE "forms" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "slug_key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "retired" JSONB NOT NULL DEFAULT '[]',
    "submit_label" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "accent" TEXT NOT NULL,
    "thanks" TEXT NOT NULL,
    "redirect_url" TEXT,
    "notify_email" TEXT,
    "open" BOOLEAN NOT NULL,
    "published" BOOLEAN NOT NULL,
    "closes_at" TIMESTAMPTZ(3),
    "key" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" SERIAL NOT NULL,
    "form_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "forms_slug_key_key" ON "forms"("slug_key");

-- CreateIndex
CREATE INDEX "forms_user_id_created_at_id_idx" ON "forms"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_form_id_id_idx" ON "submissions"("form_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "submissions_form_id_token_key" ON "submissions"("form_id", "token");

-- AddForeignKey
ALTER TABLE "forms" ADD CONSTRAINT "forms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Search: lower(text) LIKE lower(…), within one form.
CREATE INDEX submissions_search ON submissions USING gin (form_id, lower(text) gin_trgm_ops);
