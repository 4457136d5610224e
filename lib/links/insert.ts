import { toSecond } from "@/lib/dates";
import { db } from "@/lib/db";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { isReserved } from "@/lib/reserved";
import { randomSlug, slugKey } from "@/lib/slugs";

type NewLink = Pick<
  LinkRow,
  "url" | "urlHash" | "title" | "startsAt" | "expiresAt" | "clickLimit" | "paused"
>;

const TRIES = 8;

/** Inserts a link under the wanted slug, or a random free one; undefined when the wanted slug is taken. */
export async function insertLink(
  owner: Owner,
  slug: string | null,
  link: NewLink,
  now: Date,
): Promise<LinkRow | undefined> {
  if (slug !== null) return insert(owner, slug, link, now);
  for (let tries = 0; tries < TRIES; tries++) {
    const candidate = randomSlug();
    const row = isReserved(candidate) ? undefined : await insert(owner, candidate, link, now);
    if (row) return row;
  }
  return undefined;
}

async function insert(
  { userId }: Owner,
  slug: string,
  link: NewLink,
  now: Date,
): Promise<LinkRow | undefined> {
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  // A conflict skips the row instead of failing, which would spoil the whole transaction.
  const [row] = await db.link.createManyAndReturn({
    data: [{ ...link, ...times, userId, slug, slugKey: slugKey(slug) }],
    skipDuplicates: true,
  });
  return row && { ...row, counter: await db.linkCounter.create({ data: { linkId: row.id } }) };
}

/**
 * The id of the account's newest active link to this URL. Holds a lock for the account and URL until the
 * transaction ends, so that of simultaneous requests for a new URL the first makes the link and the others find it.
 */
export async function reusableLink(
  { userId }: Owner,
  hash: Uint8Array,
  now: Date,
): Promise<{ id: number } | undefined> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${userId}::int, ${Buffer.from(hash).readInt32BE()}::int)`;
  const [link] = await db.$queryRaw<{ id: number }[]>`
    SELECT l.id FROM links l JOIN link_counters c ON c.link_id = l.id
    WHERE l.user_id = ${userId} AND l.url_hash = ${hash} AND NOT l.paused AND l.expires_at > ${now}
      AND (l.starts_at IS NULL OR l.starts_at <= ${now}) AND (l.click_limit IS NULL OR c.clicks < l.click_limit)
    ORDER BY l.created_at DESC, l.id DESC LIMIT 1`;
  return link;
}
