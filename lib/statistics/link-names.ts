import { db } from "@/lib/db/client";
import { shortUrl } from "@/lib/domains/hosts/origin";
import type { Owner } from "@/lib/owner";

export type CountedLink = { id: number; short_url: string; title: string; clicks: number };

/** Adds names to counts by link id. Skips deleted links. */
export async function nameLinks(
  { accountId }: Owner,
  counted: readonly { value: string; clicks: number }[],
): Promise<CountedLink[]> {
  const rows = await db.link.findMany({
    where: { accountId, id: { in: counted.map(({ value }) => Number(value)) } },
    select: { id: true, slug: true, title: true, domain: { select: { name: true } } },
  });
  const linkOf = new Map(rows.map((row) => [row.id, row]));
  return counted.flatMap(({ value, clicks }) => {
    const link = linkOf.get(Number(value));
    if (!link) return [];
    const { id, slug, title } = link;
    return [{ id, short_url: shortUrl({ slug, domain: link.domain?.name ?? null }), title, clicks }];
  });
}
