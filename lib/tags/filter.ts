import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";
import { withoutCase } from "@/lib/tags/without-case";

/**
 * SQL: rows of `id` and `created_at` of the links with any or all of these tags, by name and in any letter case;
 * undefined when no link can match, because a required tag doesn't exist.
 */
export async function linksTagged(
  { accountId }: Owner,
  names: readonly string[],
  mode: "any" | "all",
): Promise<Prisma.Sql | undefined> {
  const wanted = [...new Map(names.map((name) => [withoutCase(name), name])).values()];
  const tags = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM tags WHERE account_id = ${accountId}
      AND search_text(name) IN (SELECT search_text(name) FROM unnest(${wanted}::text[]) AS name)`;
  const least = mode === "all" ? wanted.length : 1;
  if (tags.length < least) return undefined;
  const rows = Prisma.sql`
    SELECT link_id AS id, created_at FROM link_tags WHERE tag_id = ANY (${tags.map(({ id }) => id)}::int[])`;
  return tags.length === 1
    ? rows
    : Prisma.sql`${rows} GROUP BY link_id, created_at HAVING count(*) >= ${least}`;
}
