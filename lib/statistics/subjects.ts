import type { CountedKind } from "@/lib/analytics/selection";
import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/** The name column of each kind's table. */
const NAMES = {
  bio_pages: "title",
  menus: "name",
  countdowns: "title",
  timers: "name",
  forms: "title",
} as const satisfies Record<Exclude<CountedKind, "links">, string>;

export type PageKind = keyof typeof NAMES;

type Subject = { id: number; name: string; createdAt: Date };

/** Pages, menus, timers or forms of the account by id; unnamed timers have the name ''. Missing ones are left out. */
export async function readSubjects(
  { accountId }: Owner,
  kind: PageKind,
  ids: readonly number[],
): Promise<Map<number, Subject>> {
  const rows = await db.$queryRaw<Subject[]>`
    SELECT id, ${Prisma.raw(NAMES[kind])} AS name, created_at AS "createdAt" FROM ${Prisma.raw(kind)}
    WHERE account_id = ${accountId} AND id = ANY (${[...ids]}::int[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
