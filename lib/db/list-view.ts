import { Prisma } from "@/lib/db/client";
import type { ListView } from "@/lib/validation/list-view";

/** What a list is sorted and filtered by, as SQL expressions on its table. */
export type ViewColumns = {
  name: Prisma.Sql;
  /** The number that `most` sorts by. */
  most?: Prisma.Sql;
  /** The state as the API names it. */
  state?: Prisma.Sql;
};

/** A condition, a sort key to select as `sort_key`, and what comes first in ORDER BY. */
export type Arrangement = { condition: Prisma.Sql; key: Prisma.Sql; order: Prisma.Sql };

export const UNARRANGED: Arrangement = {
  condition: Prisma.sql`true`,
  key: Prisma.sql`NULL::text`,
  order: Prisma.empty,
};

/** The SQL of a view. Rows that sort alike are newest first, so that pages don't overlap. */
export function arrange({ sort, state }: ListView, columns: ViewColumns): Arrangement {
  const condition =
    state !== undefined && columns.state ? Prisma.sql`${columns.state} = ${state}` : UNARRANGED.condition;
  if (sort === "oldest") return { ...UNARRANGED, condition, order: Prisma.sql`created_at ASC, id ASC,` };
  if (sort === "name")
    return { condition, key: Prisma.sql`search_text(${columns.name})`, order: Prisma.sql`sort_key ASC,` };
  if (sort === "most" && columns.most)
    return { condition, key: columns.most, order: Prisma.sql`sort_key DESC,` };
  return { ...UNARRANGED, condition };
}

/** Rows in the order of their ids. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
