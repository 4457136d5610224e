import type { z } from "zod";
import { AppError } from "@/lib/errors";
import type { bulkCreated, bulkDeleted, bulkItemError, bulkUpdated } from "@/lib/links/bulk/response-schema";
import type { CreatedLink } from "@/lib/links/plan-drafts";
import { type LinkRow, serialize } from "@/lib/links/serialize";

/** The responses of bulk requests (docs/contract.md §3): items in the order of the request, and totals. */
export const serializeBulk = {
  created(outcomes: readonly (CreatedLink | AppError)[], now: Date): z.input<typeof bulkCreated> {
    const data = itemsOf(outcomes, ({ row, reused }) => ({
      status: reused ? (200 as const) : (201 as const),
      link: serialize(row, now),
    }));
    const reused = data.filter(({ status }) => status === 200).length;
    const failed = failedOf(outcomes);
    return { data, created: data.length - reused - failed, reused, failed };
  },
  updated(outcomes: readonly (LinkRow | AppError)[], now: Date): z.input<typeof bulkUpdated> {
    const data = itemsOf(outcomes, (row) => ({ status: 200 as const, link: serialize(row, now) }));
    return { data, updated: data.length - failedOf(outcomes), failed: failedOf(outcomes) };
  },
  deleted(outcomes: readonly (LinkRow | AppError)[]): z.input<typeof bulkDeleted> {
    const data = itemsOf(outcomes, ({ id }) => ({
      status: 200 as const,
      id,
      deleted: true as const,
    }));
    return { data, deleted: data.length - failedOf(outcomes), failed: failedOf(outcomes) };
  },
};

function itemsOf<Outcome extends object, Item extends object>(
  outcomes: readonly (Outcome | AppError)[],
  itemOf: (outcome: Outcome) => Item,
): (({ index: number } & Item) | z.input<typeof bulkItemError>)[] {
  return outcomes.map((outcome, index) =>
    outcome instanceof AppError
      ? { index, status: outcome.status, error: outcome.code, message: outcome.message }
      : { index, ...itemOf(outcome) },
  );
}

const failedOf = (outcomes: readonly unknown[]): number =>
  outcomes.filter((outcome) => outcome instanceof AppError).length;
