CREATE TYPE "domain_state" AS ENUM ('pending', 'active', 'failing', 'lost');

ALTER TABLE "links" ADD COLUMN "domain_id" INTEGER;

CREATE TABLE "domains" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "state" "domain_state" NOT NULL DEFAULT 'pending',
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "root_url" TEXT,
    "root_bio_page_id" INTEGER,
    "not_found_url" TEXT,
    "expired_url" TEXT,
    "txt_seen" BOOLEAN NOT NULL DEFAULT false,
    "points_here" BOOLEAN NOT NULL DEFAULT false,
    "problem" TEXT,
    "proved_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "owner_notified" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "domains_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "domain_names" (
    "name" TEXT NOT NULL,
    "domain_id" INTEGER,

    CONSTRAINT "domain_names_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "domains_name_idx" ON "domains"("name");

CREATE INDEX "domains_root_bio_page_id_idx" ON "domains"("root_bio_page_id");

CREATE UNIQUE INDEX "domains_account_id_name_key" ON "domains"("account_id", "name");

CREATE UNIQUE INDEX "domain_names_domain_id_key" ON "domain_names"("domain_id");

ALTER TABLE "links" ADD CONSTRAINT "links_domain_id_fkey" FOREIGN KEY ("domain_id") REFERENCES "domains"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "domains" ADD CONSTRAINT "domains_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "domains" ADD CONSTRAINT "domains_root_bio_page_id_fkey" FOREIGN KEY ("root_bio_page_id") REFERENCES "bio_pages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "domain_names" ADD CONSTRAINT "domain_names_domain_id_fkey" FOREIGN KEY ("domain_id") REFERENCES "domains"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Most links have none.
CREATE INDEX links_domain ON links (domain_id) WHERE domain_id IS NOT NULL;
-- Found by the job that checks them.
CREATE INDEX domains_next_check ON domains (next_check_at) WHERE next_check_at IS NOT NULL;

-- Processes keep the names that are served in memory (lib/domains/hosts).
CREATE FUNCTION notify_domains() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('domains', '');
  RETURN NULL;
END $$;
CREATE TRIGGER notify_domains AFTER INSERT OR UPDATE OR DELETE ON domain_names
  FOR EACH STATEMENT EXECUTE FUNCTION notify_domains();
