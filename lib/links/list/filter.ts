import type { Span } from "@/lib/analytics/span";
import { Prisma } from "@/lib/db/client";
import type { ListView } from "@/lib/validation/list-view";

/** What clients sort by. */
export const SORTS = ["created", "clicks", "last_clicked", "expires"] as const;

/** How the dashboard shows the list of links: clicks are those of a period, or of all time, and may be limited. */
export type LinkView = ListView & { period?: Span; atMost?: number };

/** Which links are listed, and in what order. The dashboard sorts by name, too, and has `oldest`: by time, and what is as old by lower id. */
export type LinkFilter = {
  text: string | undefined;
  tags: readonly string[];
  tagsMode: "any" | "all";
  archived: boolean | null;
  /** Whether they must be active, as most are; one of `conditions` says it. */
  active: boolean;
  /** Sorting by clicks and `atMost` are about this period; undefined for all time. */
  period: Span | undefined;
  /** The most clicks that a link may have. */
  atMost: number | undefined;
  /** Further conditions on links `l`. */
  conditions: readonly Prisma.Sql[];
  sort: (typeof SORTS)[number] | "name" | "oldest";
  order: "desc" | "asc";
};

/** Links that the dashboard hides, or the others. */
export const isArchived = (archived: boolean): Prisma.Sql =>
  archived ? Prisma.sql`l.archived` : Prisma.sql`NOT l.archived`;
