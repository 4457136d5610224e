import type { Span } from "@/lib/analytics/span";
import { Prisma } from "@/lib/db/client";
import type { ListView } from "@/lib/validation/list-view";

/** Sort orders of the API. */
export const SORTS = ["created", "clicks", "last_clicked", "expires"] as const;

/** The dashboard's view of the list: clicks of a period, or of all time, and at most so many. */
export type LinkView = ListView & { period?: Span; atMost?: number };

/** Which links are listed, and in what order. The dashboard also sorts by name and `oldest`: by time, then id. */
export type LinkFilter = {
  text: string | undefined;
  tags: readonly string[];
  tagsMode: "any" | "all";
  archived: boolean | null;
  /** Whether only active ones, the majority; also in `conditions`. */
  active: boolean;
  /** For sorting by clicks and `atMost`; undefined for all time. */
  period: Span | undefined;
  /** Maximum clicks. */
  atMost: number | undefined;
  /** Further conditions on links `l`. */
  conditions: readonly Prisma.Sql[];
  sort: (typeof SORTS)[number] | "name" | "oldest";
  order: "desc" | "asc";
};

/** Archived links, which the dashboard hides, or the others. */
export const isArchived = (archived: boolean): Prisma.Sql =>
  archived ? Prisma.sql`l.archived` : Prisma.sql`NOT l.archived`;
