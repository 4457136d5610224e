import { formatDateTime } from "@/lib/dates";
import type { Prisma } from "@/prisma/client/client";

/** A webhook without its secrets, which are shown only once. */
export const select = {
  id: true,
  accountId: true,
  url: true,
  events: true,
  paused: true,
  failures: true,
  failingSince: true,
  disabledAt: true,
  previousUntil: true,
  createdAt: true,
  updatedAt: true,
} as const;

export type WebhookRow = Prisma.WebhookGetPayload<{ select: typeof select }>;

const dateTimeOrNull = (date: Date | null) => date && formatDateTime(date);

const stateOf = (row: WebhookRow) => {
  if (row.disabledAt) return "disabled";
  if (row.paused) return "paused";
  return row.failingSince ? "failing" : "active";
};

export const serialize = (row: WebhookRow, now: Date) => ({
  id: row.id,
  url: row.url,
  events: row.events,
  paused: row.paused,
  state: stateOf(row),
  failures: row.failures,
  failing_since: dateTimeOrNull(row.failingSince),
  disabled_at: dateTimeOrNull(row.disabledAt),
  previous_secret_until:
    row.previousUntil && row.previousUntil > now ? dateTimeOrNull(row.previousUntil) : null,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});
