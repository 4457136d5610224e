-- CreateTable
CREATE TABLE "signatures" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "job_title" TEXT NOT NULL,
    "department" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "pronouns" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "website" TEXT,
    "logo_url" TEXT,
    "logo_width" INTEGER NOT NULL,
    "logo_height" INTEGER NOT NULL,
    "photo_url" TEXT,
    "socials" JSONB NOT NULL,
    "template" TEXT NOT NULL,
    "primary_color" TEXT NOT NULL,
    "text_color" TEXT NOT NULL,
    "font" TEXT NOT NULL,
    "disclaimer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signatures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "utm_templates" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "medium" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "utm_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "signatures_user_id_created_at_id_idx" ON "signatures"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "utm_templates_user_id_created_at_id_idx" ON "utm_templates"("user_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "utm_templates" ADD CONSTRAINT "utm_templates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
