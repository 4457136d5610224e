import { db, Prisma } from "@/lib/db/client";
import { paginate } from "@/lib/db/pagination";
import { likePattern } from "@/lib/db/search";
import type { Owner } from "@/lib/owner";
import type { Paging } from "@/lib/validation/query";

const RECENT = 2_000;

// The index is on trigrams of letters and digits.
const INDEXED = /[\p{L}\p{N}]{3}/u;

// Samples an account's links at ten positions. When two percent match, a sequential scan is as fast as the index.
const SAMPLE_POSITIONS = 10;
const LINKS_PER_SAMPLE = 100;
const FREQUENT_HITS = 20;

/** The text, and whether archived links are left out (false) or not (null). */
type Search = { text: string; archived: false | null };

/**
 * A page of the account's links whose slug, title or destination contains the text in any letter case, newest first,
 * and the total. `read` reads them by id.
 *
 * Rare text is found by the trigram index of `links`. Frequent text is counted by a parallel scan of the account's
 * `link_texts`, and its first page is among the most recent links.
 */
export async function searchLinks<Row>(
  { accountId }: Owner,
  paging: Paging,
  { text, archived }: Search,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = paging;
  const indexed = Prisma.sql`search_text(slug || E'\\n' || title || E'\\n' || url) LIKE search_text(${likePattern(text)})`;
  const position = Prisma.sql`position((SELECT convert_to(search_text(${text}), 'UTF8')) IN text)`;
  const [isListed, isTextListed] =
    archived === null
      ? [Prisma.sql`true`, Prisma.sql`true`]
      : [
          Prisma.sql`NOT archived`,
          // Archived links, the minority, have an index of their own.
          Prisma.sql`NOT EXISTS (SELECT FROM links WHERE account_id = ${accountId} AND archived AND id = link_id)`,
        ];
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      SELECT * FROM links WHERE account_id = ${accountId} ORDER BY created_at DESC, id DESC LIMIT ${RECENT}) recent
    WHERE ${indexed} AND ${isListed} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
  const recent = found.map(({ id }) => id);
  if (recent.length === limit) {
    // Count first: it takes longest.
    const [[all], rows] = await Promise.all([
      db.$queryRaw<{ total: bigint }[]>`
        SELECT count(*) AS total FROM link_texts WHERE account_id = ${accountId} AND ${position} > 0 AND ${isTextListed}`,
      read(recent),
    ]);
    return { rows, total: Number(all?.total ?? 0) };
  }
  // For "= 1" PostgreSQL estimates few rows and picks a parallel plan; for "> 0", a third of all.
  const hits =
    INDEXED.test(text) && !(await matchesMany(accountId, position))
      ? Prisma.sql`SELECT id, created_at FROM links WHERE account_id = ${accountId} AND ${indexed} AND ${isListed}`
      : Prisma.sql`SELECT link_id AS id, created_at FROM link_texts WHERE account_id = ${accountId} AND least(${position}, 1) = 1 AND ${isTextListed}`;
  const { ids, total } = await paginate(hits, paging);
  return { rows: await read(ids), total };
}

async function matchesMany(accountId: number, position: Prisma.Sql): Promise<boolean> {
  const [sample] = await db.$queryRaw<{ hits: bigint }[]>`
    SELECT count(*) AS hits
    FROM (SELECT min(link_id) AS first, max(link_id) AS last FROM link_texts WHERE account_id = ${accountId}) ids,
      generate_series(0, ${SAMPLE_POSITIONS - 1}::int) AS step,
      LATERAL (
        SELECT text FROM link_texts
        WHERE account_id = ${accountId} AND link_id >= first + (last - first)::bigint * step / ${SAMPLE_POSITIONS}::int
        ORDER BY link_id LIMIT ${LINKS_PER_SAMPLE}) look
    WHERE ${position} > 0`;
  return Number(sample?.hits ?? 0) >= FREQUENT_HITS;
}
