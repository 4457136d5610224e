import type { CountedKind } from "@/lib/analytics/account-visits";
import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/** The column with the name, of the table of this kind. */
const NAMES = {
  bio_pages: "title",
  menus: "name",
  countdowns: "title",
  timers: "name",
  forms: "title",
} as const satisfies Record<Exclude<CountedKind, "links">, string>;

export type PageKind = keyof typeof NAMES;

/** The names of pages, menus, timers or forms of the account by id; '' for unnamed timers. Missing ones are left out. */
export async function subjectNames(
  { accountId }: Owner,
  kind: PageKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.$queryRaw<{ id: number; name: string }[]>`
    SELECT id, ${Prisma.raw(NAMES[kind])} AS name FROM ${Prisma.raw(kind)}
    WHERE account_id = ${accountId} AND id = ANY (${[...ids]}::int[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
