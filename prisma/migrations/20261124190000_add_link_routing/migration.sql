ALTER TABLE "links"
  ADD COLUMN "forward_query" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "utm" JSON,
  ADD COLUMN "expired_url" TEXT,
  ADD COLUMN "auto_renew" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "password_hash" TEXT,
  ADD COLUMN "rules" JSON,
  ADD COLUMN "split" JSON,
  ADD COLUMN "split_until" TIMESTAMPTZ(3),
  ADD COLUMN "routing_version" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "link_targets" (
    "link_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "link_targets_pkey" PRIMARY KEY ("link_id", "id")
);
ALTER TABLE "link_targets" ADD CONSTRAINT "link_targets_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One version for all links: a slug that is taken over by another link never has a version it had before.
CREATE SEQUENCE link_routing_versions AS integer;

-- Found by the job that renews them.
CREATE INDEX links_auto_renew ON links (expires_at) WHERE auto_renew;

-- targets[i] is the rule or variant that the visits of subjects[i] were redirected by, 0 for none. Languages and triggers
-- are facts. Null for a batch in which there are none, and for batches of before.
ALTER TABLE visit_journal
  ADD COLUMN targets integer[],
  ADD COLUMN languages text[],
  ADD COLUMN triggers text[];
