-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "owner_told" BOOLEAN NOT NULL DEFAULT true;

-- Whose owner is still to be told (lib/webhooks/tell-owners.ts): hardly ever any.
CREATE INDEX webhooks_owner_not_told ON webhooks (id) WHERE NOT owner_told;

-- As before, but whoever listens hears which event it was.
CREATE OR REPLACE FUNCTION deliver_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deliveries (webhook_id, event, body, next_attempt_at, created_at)
  SELECT w.id, NEW.name,
    format('{"event":%s,"created_at":"%s","data":%s}', to_json(NEW.name),
      to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), NEW.data),
    NEW.created_at, NEW.created_at
  FROM webhooks w
  WHERE w.user_id = NEW.user_id AND NEW.name = ANY (w.events) AND w.disabled_at IS NULL;
  -- Heard once the transaction is committed; equal ones of one transaction are one.
  IF FOUND THEN PERFORM pg_notify('deliveries', NEW.name); END IF;
  RETURN NULL;
END $$;
