import { toSecond } from "@/lib/dates";
import { db, executeDeferred } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import { hasRouting, type RoutingColumns, targetsOf } from "@/lib/links/routing/columns";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { isReserved } from "@/lib/slugs/reserved";
import { randomSlug } from "@/lib/slugs/slugs";

/** A link to insert; `slug` is null for a random one. */
export type NewLink = RoutingColumns &
  Pick<
    LinkRow,
    | "url"
    | "title"
    | "startsAt"
    | "expiresAt"
    | "clickLimit"
    | "paused"
    | "domain"
    | "domainId"
    | "expiredUrl"
    | "autoRenew"
    | "notes"
    | "externalId"
    | "archived"
  > & { slug: string | null; urlHash: Uint8Array };

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

/** Inserts the first of several with one slug. Skips taken slugs, because an error would abort the transaction. */
async function insert(
  { accountId }: Owner,
  links: readonly Named[],
  now: Date,
): Promise<Map<number, LinkRow>> {
  const at = toSecond(now);
  const rows = links.map((link) => ({
    ...link,
    slugKey: linkSlugKey(link.slug, link.domainId),
    urlHash: Buffer.from(link.urlHash).toString("hex"),
    ...(hasRouting(link) && { targets: targetsOf(link), routed: true }),
  }));
  const insertedRows = await db.$queryRaw<
    { id: number; slug_key: string; routing_version: number }[]
  >(prepared`
    WITH link AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS link("index" int, slug text, "slugKey" text,
        "domainId" int, url text, "urlHash" text, title text, "startsAt" timestamptz, "expiresAt" timestamptz, "clickLimit" int,
        paused boolean, "forwardQuery" boolean, utm json, "expiredUrl" text, "autoRenew" boolean, "passwordHash" text,
        rules json, split json, "splitUntil" timestamptz, notes text, "externalId" text, archived boolean, targets json, routed boolean)
    ), inserted AS (
      INSERT INTO links (account_id, domain_id, slug, slug_key, url, url_hash, title, starts_at, expires_at, click_limit, paused,
        forward_query, utm, expired_url, auto_renew, password_hash, rules, split, split_until, routing_version,
        notes, external_id, archived, created_at, updated_at)
      SELECT ${accountId}::int, "domainId", slug, "slugKey", url, decode("urlHash", 'hex'), title, "startsAt", "expiresAt", "clickLimit", paused,
        "forwardQuery", utm, "expiredUrl", "autoRenew", "passwordHash", rules, split, "splitUntil",
        CASE WHEN routed THEN nextval('link_routing_versions') ELSE 0 END,
        notes, "externalId", archived, ${at}::timestamptz, ${at}::timestamptz
      FROM link ORDER BY "index"
      ON CONFLICT DO NOTHING RETURNING id, slug_key, click_limit, routing_version
    ), counted AS (INSERT INTO link_counters (link_id, account_id) SELECT id, ${accountId}::int FROM inserted
    ), limited AS (INSERT INTO limit_counters (link_id) SELECT id FROM inserted WHERE click_limit IS NOT NULL
    ), target AS (
      INSERT INTO link_targets (link_id, id, label, url)
      SELECT inserted.id, t.id, t.label, t.url
      FROM (SELECT DISTINCT ON ("slugKey") "slugKey", targets FROM link ORDER BY "slugKey", "index") first
      JOIN inserted ON inserted.slug_key = first."slugKey"
      CROSS JOIN LATERAL json_to_recordset(first.targets) AS t(id int, label text, url text)
    )
    SELECT id, slug_key, routing_version FROM inserted`);
  const insertedBySlug = new Map(insertedRows.map((row) => [row.slug_key, row]));
  const inserted = new Map<number, LinkRow>();
  for (const { index, ...link } of links) {
    const key = linkSlugKey(link.slug, link.domainId);
    const row = insertedBySlug.get(key);
    if (!row) continue;
    insertedBySlug.delete(key);
    const stored = { id: row.id, routingVersion: row.routing_version, createdAt: at, updatedAt: at };
    const unused = { isServed: true, clicks: 0, lastClickedAt: null, expiryNotified: false, tags: [] };
    inserted.set(index, { ...link, ...unused, ...stored, accountId, slugKey: key });
  }
  return inserted;
}

/**
 * Locks the account's new URLs, aliases and the like (by hash) until the transaction ends, so that of concurrent
 * requests for one, the first creates the link and the others find it. Locks in a fixed order to avoid deadlocks.
 */
export async function lockHashes({ accountId }: Owner, hashes: readonly Uint8Array[]): Promise<void> {
  if (hashes.length === 0) return;
  const locks = [...new Set(hashes.map((hash) => Buffer.from(hash).readInt32BE()))].sort((a, b) => a - b);
  await executeDeferred(
    prepared`SELECT pg_advisory_xact_lock(${accountId}::int, lock) FROM unnest(${locks}::int[]) AS lock`,
  );
}
