-- CreateEnum
CREATE TYPE "delivery_status" AS ENUM ('waiting', 'sending', 'delivered', 'failed', 'ended');

-- AlterTable
ALTER TABLE "events" ALTER COLUMN "data" SET DATA TYPE JSON;

-- CreateTable
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "previous_until" TIMESTAMPTZ(3),
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "webhook_id" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "delivery_status" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_attempts" (
    "delivery_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status" INTEGER,
    "error" TEXT,
    "request_headers" JSON NOT NULL,
    "answer_headers" JSON NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "truncated" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "delivery_attempts_pkey" PRIMARY KEY ("delivery_id","number")
);

-- CreateIndex
CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");

-- CreateIndex
CREATE INDEX "deliveries_webhook_id_created_at_id_idx" ON "deliveries"("webhook_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "deliveries_created_at_idx" ON "deliveries"("created_at");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is due, the most tried first (lib/webhooks/claim.ts), and what is under way.
CREATE INDEX deliveries_waiting ON deliveries (webhook_id, tries, next_attempt_at) WHERE status = 'waiting';
CREATE INDEX deliveries_sending ON deliveries (webhook_id) WHERE status = 'sending';

-- Every event gets its deliveries in its own transaction, whoever writes it. Per row: one for the statement would
-- also run for each batch of visits that brings no event.
CREATE FUNCTION deliver_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deliveries (webhook_id, event, body, next_attempt_at, created_at)
  SELECT w.id, NEW.name,
    format('{"event":%s,"created_at":"%s","data":%s}', to_json(NEW.name),
      to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), NEW.data),
    NEW.created_at, NEW.created_at
  FROM webhooks w
  WHERE w.user_id = NEW.user_id AND NEW.name = ANY (w.events) AND w.disabled_at IS NULL;
  -- Heard once the transaction is committed; several of one transaction are one.
  IF FOUND THEN PERFORM pg_notify('deliveries', ''); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER deliver_event AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION deliver_event();
