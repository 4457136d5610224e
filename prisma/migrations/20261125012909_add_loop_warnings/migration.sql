ALTER TABLE "domain_names" ADD COLUMN "loops_due_at" TIMESTAMPTZ(3);
-- Links to the domains that are served already were never looked for.
UPDATE domain_names SET loops_due_at = now() WHERE domain_id IS NOT NULL;

CREATE TABLE "loop_warnings" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "host" TEXT NOT NULL,
    "link_id" INTEGER,
    "domain_id" INTEGER,
    "urls" TEXT[],
    "dismissed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "loop_warnings_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "loop_warnings_account_id_idx" ON "loop_warnings"("account_id");

CREATE UNIQUE INDEX "loop_warnings_link_id_host_key" ON "loop_warnings"("link_id", "host");

CREATE UNIQUE INDEX "loop_warnings_domain_id_host_key" ON "loop_warnings"("domain_id", "host");

ALTER TABLE "loop_warnings" ADD CONSTRAINT "loop_warnings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "loop_warnings" ADD CONSTRAINT "loop_warnings_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "loop_warnings" ADD CONSTRAINT "loop_warnings_domain_id_fkey" FOREIGN KEY ("domain_id") REFERENCES "domains"("id") ON DELETE CASCADE ON UPDATE CASCADE;
