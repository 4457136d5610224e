import { tailOf } from "@/lib/analytics/tail";
import { db, Prisma } from "@/lib/db/client";
import { MissingRowError } from "@/lib/db/errors";
import { prepared } from "@/lib/db/raw-query";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { Paging } from "@/lib/validation/query";

/** Links with their exact clicks, newest first. `condition` is an SQL condition on `links`. */
export const readLinks = (condition: Prisma.Sql): Promise<LinkRow[]> =>
  db.$queryRaw<LinkRow[]>(linksWhere(condition, Prisma.empty, Prisma.empty));

/**
 * As `readLinks`, a page, each link with `total`, an SQL expression for the number of all. The first page's limit is
 * part of the text: PostgreSQL plans for a limit it doesn't know as if it were a tenth of the links.
 */
export const readPage = (
  condition: Prisma.Sql,
  { limit, offset }: Paging,
  total: Prisma.Sql,
): Promise<(LinkRow & { total: number })[]> =>
  db.$queryRaw<(LinkRow & { total: number })[]>(
    linksWhere(
      condition,
      offset === 0 ? Prisma.raw(`LIMIT ${limit}`) : Prisma.sql`LIMIT ${limit}::int OFFSET ${offset}::int`,
      Prisma.sql`, (${total})::float8 AS total`,
    ),
  );

const linksWhere = (condition: Prisma.Sql, page: Prisma.Sql, more: Prisma.Sql): Prisma.Sql => prepared`
  WITH link AS MATERIALIZED (
    SELECT * FROM links WHERE ${condition} ORDER BY created_at DESC, id DESC ${page}
  ), tail AS (
    SELECT subject_id, sum(n)::bigint AS n, max(at) AS at FROM ${tailOf("link", Prisma.sql`ARRAY(SELECT id FROM link)`)} visit
    WHERE subject_id IN (SELECT id FROM link) GROUP BY subject_id
  )
  SELECT l.id, l.account_id AS "accountId", l.domain_id AS "domainId", d.name AS domain,
    (d.id IS NULL OR n.domain_id IS NOT NULL) AS "isServed", l.slug, l.slug_key AS "slugKey", l.url, l.title,
    l.starts_at AS "startsAt", l.expires_at AS "expiresAt", l.click_limit AS "clickLimit", l.paused,
    l.forward_query AS "forwardQuery", l.utm, l.expired_url AS "expiredUrl", l.auto_renew AS "autoRenew",
    l.password_hash AS "passwordHash", l.rules, l.split, l.split_until AS "splitUntil", l.routing_version AS "routingVersion",
    l.notes, l.external_id AS "externalId", l.archived, ARRAY(
      SELECT t.name FROM link_tags lt JOIN tags t ON t.id = lt.tag_id WHERE lt.link_id = l.id
      ORDER BY search_text(t.name) COLLATE "C") AS tags,
    l.expiry_notified AS "expiryNotified", l.created_at AS "createdAt", l.updated_at AS "updatedAt",
    (coalesce(c.clicks, 0) + coalesce(tail.n, 0))::float8 AS clicks,
    greatest(c.last_clicked_at, tail.at) AS "lastClickedAt"${more}
  FROM link l LEFT JOIN link_counters c ON c.link_id = l.id LEFT JOIN tail ON tail.subject_id = l.id
    LEFT JOIN domains d ON d.id = l.domain_id LEFT JOIN domain_names n ON n.domain_id = d.id
  ORDER BY l.created_at DESC, l.id DESC`;

/** As `readLinks`, by id. */
export const readLinksById = (ids: readonly number[]): Promise<LinkRow[]> =>
  ids.length > 0 ? readLinks(Prisma.sql`id = ANY (${ids}::int[])`) : Promise.resolve([]);

/** The account's link. Throws `MissingRowError` when there is none. */
export async function readLink({ accountId }: Owner, id: number): Promise<LinkRow> {
  const [link] = await readLinks(Prisma.sql`id = ${id} AND account_id = ${accountId}`);
  if (!link) throw new MissingRowError();
  return link;
}

/** Locks these links of the account until the transaction ends, in a fixed order to avoid deadlocks, and reads them. */
export async function readLocked({ accountId }: Owner, ids: readonly number[]): Promise<LinkRow[]> {
  await db.$executeRaw(prepared`
    SELECT FROM links WHERE account_id = ${accountId} AND id = ANY (${[...ids]}::int[]) ORDER BY id FOR UPDATE`);
  return readLinks(Prisma.sql`account_id = ${accountId} AND id = ANY (${[...ids]}::int[])`);
}

/** Locks links' counters against the rollup until the transaction ends. Returns their clicks. */
export async function lockCounters(ids: readonly number[]): Promise<Map<number, number>> {
  const counters = await db.$queryRaw<{ link_id: number; clicks: bigint }[]>(prepared`
    SELECT link_id, clicks FROM link_counters WHERE link_id = ANY (${[...ids]}::int[]) ORDER BY link_id FOR UPDATE`);
  return new Map(counters.map(({ link_id, clicks }) => [link_id, Number(clicks)]));
}
