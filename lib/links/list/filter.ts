import { Prisma } from "@/lib/db/client";

/** What clients sort by. */
export const SORTS = ["created", "clicks", "last_clicked", "expires"] as const;

/** Which links are listed, and in what order. The dashboard sorts by name, too, and has `oldest`: by time, and what is as old by lower id. */
export type LinkFilter = {
  text: string | undefined;
  tags: readonly string[];
  tagsMode: "any" | "all";
  archived: boolean | null;
  /** Further conditions on links `l`. */
  conditions: readonly Prisma.Sql[];
  sort: (typeof SORTS)[number] | "name" | "oldest";
  order: "desc" | "asc";
};

/** Links that the dashboard hides, or the others. */
export const isArchived = (archived: boolean): Prisma.Sql =>
  archived ? Prisma.sql`l.archived` : Prisma.sql`NOT l.archived`;
