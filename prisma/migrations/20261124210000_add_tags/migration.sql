ALTER TABLE "links"
  ADD COLUMN "notes" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "external_id" TEXT,
  ADD COLUMN "archived" BOOLEAN NOT NULL DEFAULT false;

CREATE UNIQUE INDEX links_external_id ON links (account_id, external_id) WHERE external_id IS NOT NULL;

-- Archived links are few, or all but a few are: either way a list of the others is counted without reading it.
CREATE INDEX links_archived ON links (account_id, created_at DESC, id DESC) WHERE archived;

CREATE TABLE "tags" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL DEFAULT 'gray',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "tags_account_id_created_at_id_idx" ON "tags"("account_id", "created_at" DESC, "id" DESC);
ALTER TABLE "tags" ADD CONSTRAINT "tags_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Names are unique without case, as searches compare them.
CREATE UNIQUE INDEX tags_name ON tags (account_id, search_text(name));

CREATE TABLE "link_tags" (
    "link_id" INTEGER NOT NULL,
    "tag_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_tags_pkey" PRIMARY KEY ("link_id", "tag_id")
);
CREATE INDEX "link_tags_tag_id_created_at_link_id_idx" ON "link_tags"("tag_id", "created_at" DESC, "link_id" DESC);
ALTER TABLE "link_tags" ADD CONSTRAINT "link_tags_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_tags" ADD CONSTRAINT "link_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists sorted by clicks, or by the last one. Only the rollup writes these; counting a visit does not.
ALTER TABLE "link_counters" ADD COLUMN "account_id" INTEGER;
UPDATE link_counters c SET account_id = l.account_id FROM links l WHERE l.id = c.link_id;
ALTER TABLE "link_counters" ALTER COLUMN "account_id" SET NOT NULL;
CREATE INDEX "link_counters_account_id_clicks_link_id_idx" ON "link_counters"("account_id", "clicks" DESC, "link_id" DESC);
-- Never clicked counts as longest ago.
CREATE INDEX link_counters_last_clicked ON link_counters (account_id, coalesce(last_clicked_at, '-infinity') DESC, link_id DESC);
