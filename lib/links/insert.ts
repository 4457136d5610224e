import { toSecond } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { isReserved } from "@/lib/slugs/reserved";
import { randomSlug, slugKey } from "@/lib/slugs/slugs";

/** A link to insert; `slug` is null for a random one. */
export type NewLink = Pick<LinkRow, "url" | "title" | "startsAt" | "expiresAt" | "clickLimit" | "paused"> & {
  slug: string | null;
  urlHash: Uint8Array;
};

const TRIES = 8;

/**
 * Inserts links under the requested slugs, or random free ones. Returns rows by index; undefined where the slug is
 * taken.
 */
export async function insertLinks(
  owner: Owner,
  links: readonly NewLink[],
  now: Date,
): Promise<(LinkRow | undefined)[]> {
  const rows: (LinkRow | undefined)[] = links.map(() => undefined);
  for (let tries = 0; tries < TRIES; tries++) {
    const open = [...links.entries()].filter(
      ([index, { slug }]) => !rows[index] && (tries === 0 || slug === null),
    );
    if (open.length === 0) break;
    const named = open.map(([index, link]) => ({ ...link, index, slug: link.slug ?? freeSlug() }));
    for (const [index, row] of await insert(owner, named, now)) rows[index] = row;
  }
  return rows;
}

function freeSlug(): string {
  for (;;) {
    const slug = randomSlug();
    if (!isReserved(slug)) return slug;
  }
}

type Named = NewLink & { slug: string; index: number };

/**
 * The first of several with one slug is inserted. Taken slugs are skipped, because an error would abort the
 * transaction.
 */
async function insert(
  { accountId }: Owner,
  links: readonly Named[],
  now: Date,
): Promise<Map<number, LinkRow>> {
  const at = toSecond(now);
  const rows = links.map((link) => ({
    ...link,
    slugKey: slugKey(link.slug),
    urlHash: Buffer.from(link.urlHash).toString("hex"),
  }));
  const made = await db.$queryRaw<{ id: number; slug_key: string }[]>(prepared`
    WITH made AS (
      INSERT INTO links (account_id, slug, slug_key, url, url_hash, title, starts_at, expires_at, click_limit, paused, created_at, updated_at)
      SELECT ${accountId}::int, slug, "slugKey", url, decode("urlHash", 'hex'), title, "startsAt", "expiresAt", "clickLimit", paused, ${at}::timestamptz, ${at}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS link("index" int, slug text, "slugKey" text, url text, "urlHash" text,
        title text, "startsAt" timestamptz, "expiresAt" timestamptz, "clickLimit" int, paused boolean)
      ORDER BY "index"
      ON CONFLICT DO NOTHING RETURNING id, slug_key, click_limit
    ), counted AS (INSERT INTO link_counters (link_id) SELECT id FROM made
    ), limited AS (INSERT INTO limit_counters (link_id) SELECT id FROM made WHERE click_limit IS NOT NULL)
    SELECT id, slug_key FROM made`);
  const ids = new Map(made.map(({ id, slug_key }) => [slug_key, id]));
  const inserted = new Map<number, LinkRow>();
  for (const { index, ...link } of links) {
    const key = slugKey(link.slug);
    const id = ids.get(key);
    if (id === undefined) continue;
    ids.delete(key);
    const unused = { clicks: 0, lastClickedAt: null, expiryNotified: false };
    inserted.set(index, { ...link, ...unused, id, accountId, slugKey: key, createdAt: at, updatedAt: at });
  }
  return inserted;
}

/**
 * Locks the account and each URL (by hash) until the transaction ends, so that of concurrent requests for a new URL
 * the first creates the link and the others find it. Locks are taken in one order to avoid deadlocks.
 */
export async function lockUrls({ accountId }: Owner, hashes: readonly Uint8Array[]): Promise<void> {
  if (hashes.length === 0) return;
  const locks = [...new Set(hashes.map((hash) => Buffer.from(hash).readInt32BE()))].sort((a, b) => a - b);
  await db.$executeRaw(
    prepared`SELECT pg_advisory_xact_lock(${accountId}::int, lock) FROM unnest(${locks}::int[]) AS lock`,
  );
}

/** Ids of the account's newest active links to these URLs, by hex hash. Lock the URLs first. */
export async function reusableLinks(
  { accountId }: Owner,
  hashes: readonly Uint8Array[],
  now: Date,
): Promise<Map<string, number>> {
  const wanted = hashes.map((hash) => Buffer.from(hash).toString("hex"));
  // Account and hash in one expression, exactly as in the index, so that no other index is used.
  const links = await db.$queryRaw<{ id: number; hash: string }[]>(prepared`
    SELECT same.id, wanted.hash
    FROM unnest(${wanted}::text[]) AS wanted(hash), LATERAL (
      SELECT id FROM links
      WHERE int4send(account_id) || url_hash = int4send(${accountId}::int) || decode(wanted.hash, 'hex')
        AND NOT paused AND expires_at > ${now} AND (starts_at IS NULL OR starts_at <= ${now})
        AND (click_limit IS NULL OR (SELECT clicks FROM limit_counters WHERE link_id = id) < click_limit)
      ORDER BY created_at DESC, id DESC LIMIT 1) same`);
  return new Map(links.map(({ id, hash }) => [hash, id]));
}
