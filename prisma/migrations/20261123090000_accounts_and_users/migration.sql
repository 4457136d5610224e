-- Accounts own links, pages, keys and webhooks; users are the persons who sign in; memberships join them. Until now
-- one row of users was both, so the accounts keep its id: every key, session, webhook and id stays valid.
CREATE TABLE "accounts" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "plan" "plan" NOT NULL DEFAULT 'free',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);
INSERT INTO accounts (id, name, plan, created_at) SELECT id, name, plan, created_at FROM users;
-- From the sequence, not from the highest id: ids of deleted accounts aren't given again.
SELECT setval('accounts_id_seq', last_value, is_called) FROM users_id_seq;

CREATE TYPE "role" AS ENUM ('owner');
CREATE TABLE "memberships" (
    "account_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" "role" NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("account_id","user_id")
);
INSERT INTO memberships (account_id, user_id, role) SELECT id, id, 'owner' FROM users;
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_user_id_fkey";
ALTER TABLE "api_keys" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "api_keys_user_id_idx" RENAME TO "api_keys_account_id_idx";

ALTER TABLE "links" DROP CONSTRAINT "links_user_id_fkey";
ALTER TABLE "links" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "links_user_id_created_at_id_idx" RENAME TO "links_account_id_created_at_id_idx";
ALTER INDEX "links_user_id_expires_at_idx" RENAME TO "links_account_id_expires_at_idx";

ALTER TABLE "events" DROP CONSTRAINT "events_user_id_fkey";
ALTER TABLE "events" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "events_user_id_idx" RENAME TO "events_account_id_idx";

ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_user_id_fkey";
ALTER TABLE "webhooks" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "webhooks_user_id_idx" RENAME TO "webhooks_account_id_idx";

ALTER TABLE "signatures" DROP CONSTRAINT "signatures_user_id_fkey";
ALTER TABLE "signatures" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "signatures_user_id_created_at_id_idx" RENAME TO "signatures_account_id_created_at_id_idx";

ALTER TABLE "utm_templates" DROP CONSTRAINT "utm_templates_user_id_fkey";
ALTER TABLE "utm_templates" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "utm_templates" ADD CONSTRAINT "utm_templates_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "utm_templates_user_id_created_at_id_idx" RENAME TO "utm_templates_account_id_created_at_id_idx";

ALTER TABLE "menus" DROP CONSTRAINT "menus_user_id_fkey";
ALTER TABLE "menus" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "menus" ADD CONSTRAINT "menus_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "menus_user_id_created_at_id_idx" RENAME TO "menus_account_id_created_at_id_idx";

ALTER TABLE "forms" DROP CONSTRAINT "forms_user_id_fkey";
ALTER TABLE "forms" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "forms" ADD CONSTRAINT "forms_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "forms_user_id_created_at_id_idx" RENAME TO "forms_account_id_created_at_id_idx";

ALTER TABLE "link_imports" DROP CONSTRAINT "link_imports_user_id_fkey";
ALTER TABLE "link_imports" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "link_imports" ADD CONSTRAINT "link_imports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "link_imports_user_id_id_idx" RENAME TO "link_imports_account_id_id_idx";

ALTER TABLE "countdowns" DROP CONSTRAINT "countdowns_user_id_fkey";
ALTER TABLE "countdowns" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "countdowns" ADD CONSTRAINT "countdowns_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "countdowns_user_id_created_at_id_idx" RENAME TO "countdowns_account_id_created_at_id_idx";

ALTER TABLE "account_days" DROP CONSTRAINT "account_days_user_id_fkey";
ALTER TABLE "account_days" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "timers" DROP CONSTRAINT "timers_user_id_fkey";
ALTER TABLE "timers" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "timers" ADD CONSTRAINT "timers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "timers_user_id_created_at_id_idx" RENAME TO "timers_account_id_created_at_id_idx";

ALTER TABLE "bio_pages" DROP CONSTRAINT "bio_pages_user_id_fkey";
ALTER TABLE "bio_pages" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "bio_pages" ADD CONSTRAINT "bio_pages_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "bio_pages_user_id_created_at_id_idx" RENAME TO "bio_pages_account_id_created_at_id_idx";

ALTER TABLE "account_deletions" DROP CONSTRAINT "account_deletions_user_id_fkey";
ALTER TABLE "account_deletions" RENAME COLUMN "user_id" TO "account_id";
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The search copy of links has no foreign key; its functions name the column in their text.
ALTER TABLE link_texts RENAME COLUMN user_id TO account_id;

CREATE OR REPLACE FUNCTION add_link_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO link_texts SELECT account_id, id, link_text(slug, title, url), created_at FROM made;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION change_link_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE link_texts SET text = link_text(NEW.slug, NEW.title, NEW.url)
  WHERE account_id = NEW.account_id AND link_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION remove_link_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM link_texts USING gone WHERE link_texts.account_id = gone.account_id AND link_texts.link_id = gone.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION deliver_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deliveries (webhook_id, event, body, next_attempt_at, created_at)
  SELECT w.id, NEW.name,
    format('{"event":%s,"created_at":"%s","data":%s}', to_json(NEW.name),
      to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), NEW.data),
    NEW.created_at, NEW.created_at
  FROM webhooks w
  WHERE w.account_id = NEW.account_id AND NEW.name = ANY (w.events) AND w.disabled_at IS NULL;
  -- Listeners are notified when the transaction commits, once per event name.
  IF FOUND THEN PERFORM pg_notify('deliveries', NEW.name); END IF;
  RETURN NULL;
END $$;

-- The person of a deleted account is deleted at once, its data in batches as before.
DELETE FROM users USING account_deletions AS deletion WHERE deletion.account_id = users.id;

ALTER TABLE "users" DROP COLUMN "plan";
ALTER TABLE "users" RENAME COLUMN "session_number" TO "session_version";
