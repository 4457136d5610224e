import { db, Prisma } from "@/lib/db/client";

/** Longer than any attempt; then the worker is considered lost. */
const LEASE_MS = 25_000;

/** Concurrent deliveries to a healthy webhook. One that has failed recently gets one at a time, except from Inngest. */
export const CONCURRENT_PER_WEBHOOK = 4;
// The maximum number of waits (lib/env.ts), whatever the setting was when a delivery was created.
const MAX_ATTEMPTS = 10;

/** A delivery claimed by this process, for one attempt. */
export type Claim = {
  id: string;
  webhookId: number;
  url: string;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  previousUntil: Date | null;
  event: string;
  body: string;
  /** The attempt's number across all rounds. */
  attempt: number;
  /** Failed attempts of this round. */
  tries: number;
  /** Whether its webhook has failed recently. */
  failing: boolean;
};

/** SQL: a `Claim`, of a delivery `d` and its webhook `w`. */
const CLAIM = Prisma.sql`d.id, d.webhook_id AS "webhookId", w.url, w.secret, w.previous_secret AS "previousSecret",
  w.previous_until AS "previousUntil", d.event, d.body, d.attempts AS attempt, d.tries,
  w.failing_since IS NOT NULL AS failing`;

/**
 * Claims up to `room` due deliveries, each for one worker only. Round-robin over accounts, and over the webhooks of
 * an account, so that a long queue doesn't delay others; within a webhook the most retried come first, to detect a
 * dead one soon. `maxFailing` bounds how many go to webhooks that have failed recently.
 *
 * Arrays and `status::text` make PostgreSQL look up the chosen deliveries by ID. It would read all that wait instead
 * while its statistics say that few do.
 */
export async function claimDue(room: number, maxFailing: number, now: Date): Promise<Claim[]> {
  const lease = new Date(now.getTime() + LEASE_MS);
  return db.$queryRaw<Claim[]>`
    WITH RECURSIVE line AS (
      (SELECT webhook_id FROM deliveries WHERE status = 'waiting' ORDER BY webhook_id LIMIT 1)
      UNION ALL
      SELECT (SELECT d.webhook_id FROM deliveries d WHERE d.status = 'waiting' AND d.webhook_id > line.webhook_id
        ORDER BY d.webhook_id LIMIT 1)
      FROM line WHERE line.webhook_id IS NOT NULL
    ), hook AS MATERIALIZED (
      SELECT w.id, w.account_id, w.failing_since IS NOT NULL AS failing,
        CASE WHEN w.failing_since IS NULL THEN ${CONCURRENT_PER_WEBHOOK} ELSE 1 END - (SELECT count(*) FROM deliveries s
          WHERE s.webhook_id = w.id AND s.status = 'sending' AND s.next_attempt_at > ${now}) AS room
      FROM line JOIN webhooks w ON w.id = line.webhook_id
      WHERE NOT w.paused AND w.disabled_at IS NULL
    ), due AS MATERIALIZED (
      SELECT hook.account_id, hook.failing, d.id, d.next_attempt_at, d.position
      FROM hook CROSS JOIN LATERAL (
        SELECT one.id, one.next_attempt_at, row_number() OVER () AS position
        FROM generate_series(${MAX_ATTEMPTS}::int, 0, -1) AS level(tries) CROSS JOIN LATERAL (
          SELECT id, next_attempt_at FROM deliveries
          WHERE webhook_id = hook.id AND tries = level.tries AND status = 'waiting' AND next_attempt_at <= ${now}
          ORDER BY next_attempt_at LIMIT ${CONCURRENT_PER_WEBHOOK}
        ) one LIMIT greatest(hook.room, 0)
      ) d
    ), fair AS MATERIALIZED (
      SELECT id FROM (
        SELECT id, account_rank, next_attempt_at, failing,
          row_number() OVER (PARTITION BY failing ORDER BY account_rank, next_attempt_at) AS rank
        FROM (
          SELECT *, row_number() OVER (PARTITION BY account_id ORDER BY position, next_attempt_at) AS account_rank
          FROM due
        ) by_account
      ) ranked WHERE NOT failing OR rank <= ${maxFailing}
      ORDER BY account_rank, next_attempt_at LIMIT ${room}
    ), mine AS MATERIALIZED (
      SELECT id FROM deliveries WHERE id = ANY (ARRAY(SELECT id FROM fair)) AND status::text = 'waiting'
      FOR UPDATE SKIP LOCKED
    )
    UPDATE deliveries d SET status = 'sending', attempts = d.attempts + 1, next_attempt_at = ${lease}
    FROM webhooks w WHERE d.id = ANY (ARRAY(SELECT id FROM mine)) AND w.id = d.webhook_id
    RETURNING ${CLAIM}`;
}

/** Claims one delivery if it is due and unclaimed; undefined otherwise. */
export async function claimOne(id: string, now: Date): Promise<Claim | undefined> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const [claim] = await db.$queryRaw<Claim[]>`
    UPDATE deliveries d SET status = 'sending', attempts = d.attempts + 1, next_attempt_at = ${lease}
    FROM webhooks w
    WHERE d.id = ${id}::uuid AND w.id = d.webhook_id AND NOT w.paused AND w.disabled_at IS NULL
      AND d.status IN ('waiting', 'sending') AND d.next_attempt_at <= ${now}
    RETURNING ${CLAIM}`;
  return claim;
}

/** When a waiting delivery is due; undefined when it isn't waiting, or its webhook is paused or disabled. */
export async function dueAt(id: string): Promise<Date | undefined> {
  const webhook = { paused: false, disabledAt: null };
  const found = await db.delivery.findFirst({ where: { id, status: "waiting", webhook } });
  return found?.nextAttemptAt ?? undefined;
}

/** Creates a delivery that is already claimed by this process, ahead of the webhook's queue. */
export async function claimNew(webhookId: number, event: string, body: string, now: Date): Promise<Claim> {
  const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
  const data = {
    webhookId,
    event,
    body,
    status: "sending",
    attempts: 1,
    nextAttemptAt,
    createdAt: now,
  } as const;
  const { id, webhook } = await db.delivery.create({ data, select: { id: true, webhook: true } });
  const { url, secret, previousSecret, previousUntil, failingSince } = webhook;
  const receiver = { webhookId, url, secret, previousSecret, previousUntil, failing: failingSince !== null };
  return { id, ...receiver, event, body, attempt: 1, tries: 0 };
}

/** Releases claims whose worker is lost: killed, or cut off from the database. Returns how many. */
export const releaseLostClaims = (now: Date): Promise<number> => db.$executeRaw`
  UPDATE deliveries SET status = 'waiting' WHERE id IN (
    SELECT id FROM deliveries WHERE status = 'sending' AND next_attempt_at <= ${now} FOR UPDATE SKIP LOCKED)`;
