import { db, Prisma } from "@/lib/db/client";

/**
 * Positions 1 to n of the rows of one parent, without gaps. Lock the parent's row first. Every function shifts the
 * other rows; the caller writes or deletes the row itself.
 */
export function orderedList(table: "bio_links" | "menu_items", parent: "page_id" | "menu_id") {
  const [rows, column] = [Prisma.raw(table), Prisma.raw(parent)];
  const shift = (parentId: number, first: number, last: number, step: 1 | -1) => db.$executeRaw`
    UPDATE ${rows} SET position = position + ${step}
    WHERE ${column} = ${parentId} AND position BETWEEN ${first} AND ${last}`;
  return {
    /** Makes room for a new row among `count` others: at `wanted`, or last when that is null or past the end. */
    async insert(parentId: number, count: number, wanted: number | null): Promise<number> {
      const position = Math.min(wanted ?? count + 1, count + 1);
      await shift(parentId, position, count, 1);
      return position;
    },
    /** Moves a row from one position to another: `wanted`, or last when that is null or past the end. */
    async move(parentId: number, from: number, wanted: number | null): Promise<number> {
      const [row] = await db.$queryRaw<{ last: number }[]>`
        SELECT count(*)::int AS last FROM ${rows} WHERE ${column} = ${parentId}`;
      const last = row?.last ?? from;
      const to = Math.min(wanted ?? last, last);
      if (from < to) await shift(parentId, from + 1, to, -1);
      else await shift(parentId, to, from - 1, 1);
      return to;
    },
    /** Closes the gap that a deleted row leaves. */
    async remove(parentId: number, position: number): Promise<void> {
      await shift(parentId, position + 1, 2_147_483_646, -1);
    },
  };
}
