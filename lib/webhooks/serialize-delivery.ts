import { formatDateTime } from "@/lib/dates";
import type { Prisma } from "@/prisma/client/client";

export type DeliveryRow = Prisma.DeliveryGetPayload<{ include: { log: true } }>;

type AttemptRow = DeliveryRow["log"][number];

const serializeAttempt = (row: AttemptRow) => ({
  number: row.number,
  at: formatDateTime(row.at),
  duration_ms: row.durationMs,
  status: row.status,
  error: row.error,
  request_headers: row.requestHeaders,
  response_headers: row.responseHeaders,
  response_body: row.responseBody,
  truncated: row.truncated,
});

/** A delivery for the dashboard's log. */
export const serializeDelivery = (row: DeliveryRow) => ({
  id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  body: row.body,
  next_attempt_at: row.status === "waiting" && row.nextAttemptAt ? formatDateTime(row.nextAttemptAt) : null,
  created_at: formatDateTime(row.createdAt),
  log: row.log.map(serializeAttempt),
});
