import type { Selection } from "@/lib/analytics/account-visits";
import { daysOf, spanOf } from "@/lib/analytics/span";
import { db, Prisma } from "@/lib/db/client";
import { onDomain } from "@/lib/db/on-domain";
import { shortUrl } from "@/lib/domains/hosts/origin";
import type { Owner } from "@/lib/owner";
import { countDays, countGroups } from "@/lib/statistics/groups";
import { readStatisticsQuery, type StatisticsQuery, valuesOf } from "@/lib/statistics/schema";
import type { Query } from "@/lib/validation/query";

/** An entry is named after its group, next to `clicks`: a country, a day, … */
type Entry = Record<string, string | number | null>;

export type Statistics = {
  clicks: number;
  group_by: StatisticsQuery["group_by"];
  data: Entry[];
  total: number;
  limit: number;
  offset: number;
};

/** What happened to all links, or pages, of an account (docs/contract.md §3, Statistics). Throws `invalid_<parameter>`. */
export async function readStatistics(owner: Owner, query: Query, now: Date): Promise<Statistics> {
  const read = readStatisticsQuery(query, now);
  const { group_by: group, limit, offset } = read;
  const selection = { owner, span: spanOf(read, now), links: await linksOf(owner, read) };
  if (group === "day") {
    const { clicks, data, total } = await byDay(selection, read);
    return { clicks, group_by: group, data, total, limit, offset };
  }
  const grouping = { kinds: read.kinds, group, values: valuesOf(read) };
  const { clicks, total, groups } = await countGroups(selection, grouping, { limit, offset });
  const data =
    group === "link"
      ? await withLinks(owner, groups)
      : groups.map((one) => ({ [group]: one.value || null, clicks: one.clicks }));
  return { clicks, group_by: group, data, total, limit, offset };
}

async function byDay(selection: Selection, { kinds, limit, offset }: StatisticsQuery) {
  const on = await countDays(selection, kinds);
  const days = daysOf(selection.span);
  return {
    clicks: [...on.values()].reduce((sum, n) => sum + n, 0),
    data: days.slice(offset, offset + limit).map((day) => ({ day, clicks: on.get(day) ?? 0 })),
    total: days.length,
  };
}

/** SQL: the condition that the filters put on links; null without any. */
async function linksOf(owner: Owner, { link_ids: ids, tags, tags_mode: mode, domain }: StatisticsQuery) {
  const conditions = [
    ids && Prisma.sql`l.id = ANY (${ids}::int[])`,
    tags && taggedWith(owner, tags, mode === "all" ? tags.length : 1),
    domain && (await onDomain(owner, domain)),
  ].filter((condition) => condition !== null);
  return conditions.length > 0 ? Prisma.join(conditions, " AND ") : null;
}

const taggedWith = ({ accountId }: Owner, names: readonly string[], least: number): Prisma.Sql => Prisma.sql`
  l.id IN (SELECT lt.link_id FROM tags t JOIN link_tags lt ON lt.tag_id = t.id
    WHERE t.account_id = ${accountId}
      AND search_text(t.name) IN (SELECT search_text(name) FROM unnest(${[...names]}::text[]) AS name)
    GROUP BY lt.link_id HAVING count(*) >= ${least})`;

async function withLinks({ accountId }: Owner, groups: readonly { value: string; clicks: number }[]) {
  const ids = groups.map(({ value }) => Number(value));
  const rows = await db.link.findMany({
    where: { accountId, id: { in: ids } },
    select: { id: true, slug: true, title: true, domain: { select: { name: true } } },
  });
  const linkOf = new Map(rows.map((row) => [row.id, row]));
  return groups.flatMap(({ value, clicks }) => {
    const link = linkOf.get(Number(value));
    if (!link) return [];
    const { id, slug, title } = link;
    return [{ link: id, short_url: shortUrl({ slug, domain: link.domain?.name ?? null }), title, clicks }];
  });
}
