import { invalid } from "@/lib/errors";

/** Query parameters: an empty one is absent, the last of repeated ones counts (docs/contract.md §2). */
export type Query = Readonly<Record<string, string>>;

export const readQuery = (search: string): Query =>
  search ? Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== "")) : {};

/** Keyset cursor, newest first: the page starts after this row, so new rows don't shift it. */
export type Cursor = { createdAt: Date; id: number };

export type Paging = { limit: number; offset: number; after?: Cursor };

/**
 * `limit` (1 to 100, default 25) and `offset` (default 0), clamped to their bounds. Throws `invalid_limit`,
 * `invalid_offset`.
 */
export const readPaging = (query: Query): Paging => ({
  limit: clamped(query, "limit", 25, 1, 100),
  offset: clamped(query, "offset", 0, 0, 2_147_483_647),
});

function clamped(query: Query, field: string, fallback: number, min: number, max: number): number {
  const text = query[field];
  if (text === undefined) return fallback;
  if (!/^[+-]?\d+$/.test(text)) throw invalid(field, `must be a whole number from ${min} to ${max}`);
  return Math.min(max, Math.max(min, Number(text)));
}
