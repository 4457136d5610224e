import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Claim } from "@/lib/webhooks/claim";

/** Consecutive deliveries that must exhaust their retries before the webhook is disabled (docs/contract.md §10). */
export const MAX_CONSECUTIVE_FAILURES = 10;

/** The result of one attempt. */
export type AttemptResult = {
  at: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  requestHeaders: Record<string, string>;
  responseHeaders: Record<string, string>;
  responseBody: string;
  truncated: boolean;
};

/** Only 2xx is success; a redirect isn't (docs/contract.md §10). */
export const isSuccess = ({ status }: { status: number | null }) =>
  status !== null && status >= 200 && status < 300;

/**
 * When the attempt after this many failures is due, by the waits in seconds; undefined when retries are exhausted.
 */
export function retryAt(failed: number, ended: Date, waits = env.WEBHOOK_RETRY_SECONDS): Date | undefined {
  const wait = waits[failed - 1];
  return wait === undefined ? undefined : new Date(ended.getTime() + wait * 1000);
}

/**
 * Records an attempt and its consequences in one statement: the next attempt or the end of the delivery, the
 * webhook's consecutive failures, and, at ten, that it is disabled and its waiting deliveries end. The webhook's row
 * is locked first, so that each of several concurrent failures counts. Returns when to retry; undefined once the
 * delivery is over.
 *
 * In the last part, `EXISTS` doesn't depend on the row, so PostgreSQL checks it once and reads no delivery unless the
 * webhook was just disabled. With a join or `webhook_id = (SELECT …)` instead, it may read all of them to end none.
 */
export async function recordAttempt(
  claim: Claim,
  outcome: AttemptResult,
): Promise<{ next: Date | undefined }> {
  const success = isSuccess(outcome);
  const ended = new Date(outcome.at.getTime() + outcome.durationMs);
  const next = success ? undefined : retryAt(claim.tries + 1, ended);
  const exhausted = !success && !next;
  const status = success ? "delivered" : next ? "waiting" : "failed";
  await db.$executeRaw`
    WITH hook AS MATERIALIZED (
      SELECT id, failures, disabled_at FROM webhooks WHERE id = ${claim.webhookId} FOR NO KEY UPDATE
    ), delivery AS (
      UPDATE deliveries d SET
        status = CASE WHEN hook.disabled_at IS NOT NULL AND ${status} = 'waiting' THEN 'ended' ELSE ${status} END::delivery_status,
        next_attempt_at = CASE WHEN hook.disabled_at IS NULL THEN ${next ?? null}::timestamptz END,
        tries = d.tries + ${success ? 0 : 1}
      FROM hook WHERE d.id = ${claim.id}::uuid AND d.attempts = ${claim.attempt} AND d.status IN ('sending', 'waiting')
      RETURNING d.id
    ), log AS (
      INSERT INTO delivery_attempts (delivery_id, number, at, duration_ms, status, error, request_headers, response_headers, response_body, truncated)
      SELECT d.id, ${claim.attempt}, ${outcome.at}, ${outcome.durationMs}, ${outcome.status}, ${outcome.error},
        ${JSON.stringify(outcome.requestHeaders)}::json, ${JSON.stringify(outcome.responseHeaders)}::json,
        ${outcome.responseBody}, ${outcome.truncated}
      FROM deliveries d WHERE d.id = ${claim.id}::uuid
      ON CONFLICT DO NOTHING
    ), counted AS (
      UPDATE webhooks w SET
        failures = CASE WHEN ${success} THEN 0 ELSE hook.failures + ${exhausted ? 1 : 0} END,
        failing_since = CASE WHEN ${success} THEN NULL ELSE coalesce(w.failing_since, ${ended}) END,
        disabled_at = CASE WHEN ${exhausted} AND hook.failures + 1 >= ${MAX_CONSECUTIVE_FAILURES} THEN coalesce(w.disabled_at, ${ended}) ELSE w.disabled_at END,
        owner_notified = w.owner_notified AND NOT (${exhausted} AND hook.failures + 1 >= ${MAX_CONSECUTIVE_FAILURES} AND w.disabled_at IS NULL)
      FROM hook, delivery WHERE w.id = hook.id
        AND NOT (${success} AND w.failures = 0 AND w.failing_since IS NULL)
      RETURNING hook.disabled_at IS NULL AND w.disabled_at IS NOT NULL AS stopped
    )
    UPDATE deliveries SET status = 'ended', next_attempt_at = NULL
    WHERE EXISTS (SELECT FROM counted WHERE stopped)
      AND webhook_id = ${claim.webhookId} AND status = 'waiting' AND id <> ${claim.id}::uuid`;
  return { next };
}
