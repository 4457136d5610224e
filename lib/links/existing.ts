import { sha256 } from "@/lib/crypto/tokens";
import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import { AppError, invalid } from "@/lib/errors";
import { readLinksById } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { slugTaken } from "@/lib/slugs/aliases";
import { isReserved } from "@/lib/slugs/reserved";
import { slugKey } from "@/lib/slugs/slugs";

// Finds existing links with the same URL, alias or external id.

/**
 * A hash of the URL after WHATWG normalization: host case and default port don't matter; path, query and fragment do
 * (docs/contract.md §3).
 */
export const urlHash = (url: string) => sha256(new URL(url).href);

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/**
 * The account's newest active links to these URLs without other targets, by hex hash. Lock the URLs first. The rule is
 * also in `draftOf` (lib/links/create.ts). docs/contract.md §3.
 */
export async function reusableLinks(
  { accountId }: Owner,
  hashes: readonly Uint8Array[],
  now: Date,
): Promise<Map<string, LinkRow>> {
  if (hashes.length === 0) return new Map();
  const wanted = [...new Set(hashes.map(hex))];
  // Account and hash in one expression, as in the index, to force that index. The hashes as JSON, because PostgreSQL
  // would estimate the rows of each array, and plan for them every time.
  const links = await db.$queryRaw<{ id: number; hash: string }[]>(prepared`
    SELECT same.id, wanted.hash
    FROM json_array_elements_text(${JSON.stringify(wanted)}::json) AS wanted(hash), LATERAL (
      SELECT id FROM links
      WHERE int4send(account_id) || url_hash = int4send(${accountId}::int) || decode(wanted.hash, 'hex')
        AND domain_id IS NULL AND NOT forward_query AND utm IS NULL AND expired_url IS NULL AND NOT auto_renew
        AND password_hash IS NULL AND rules IS NULL AND split IS NULL AND external_id IS NULL
        AND NOT archived AND NOT paused AND expires_at > ${now} AND (starts_at IS NULL OR starts_at <= ${now})
        AND (click_limit IS NULL OR (SELECT clicks FROM limit_counters WHERE link_id = id) < click_limit)
      ORDER BY created_at DESC, id DESC LIMIT 1) same`);
  const rows = new Map((await readLinksById(links.map(({ id }) => id))).map((row) => [row.id, row]));
  return new Map(
    links.flatMap(({ id, hash }): [string, LinkRow][] => {
      const row = rows.get(id);
      return row ? [[hash, row]] : [];
    }),
  );
}

export const aliasTaken = (slug: string) =>
  new AppError(
    "alias_taken",
    `alias ${slug} is reserved or already in use; choose another one`,
    {},
    isReserved(slug)
      ? { field: "alias", message: `The slug “${slug}” is reserved. Choose another one.` }
      : slugTaken(slug),
  );

export const externalIdTaken = (externalId: string) =>
  invalid("external_id", `${JSON.stringify(externalId)} belongs to another link; choose another one`, {
    formMessage: "Another link has this ID. Choose another one.",
  });

/** The lock for an external id: of concurrent requests, only one may use it (lib/links/insert.ts). */
export const externalIdHash = (externalId: string) => sha256(`external_id ${externalId}`);

/** Which of these external ids the account's links have, with the link's id. */
export async function takenExternalIds(
  { accountId }: Owner,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  if (externalIds.length === 0) return new Map();
  const links = await db.$queryRaw<{ id: number; external_id: string }[]>(prepared`
    SELECT id, external_id FROM links
    WHERE account_id = ${accountId} AND external_id IS NOT NULL AND external_id = ANY (${[...externalIds]}::text[])`);
  return new Map(links.map(({ id, external_id }) => [external_id, id]));
}

/** Which of these slugs are in use, by `linkSlugKey`. */
export async function takenSlugKeys(keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.$queryRaw<{ key: string }[]>(prepared`
    SELECT slug_key AS key FROM links WHERE slug_key = ANY (${[...keys]}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

type Slug = { slug: string; slugKey: string };
type Move = { stored: Slug & { id: number }; columns: Slug };

/** Finds changes to a reserved slug, or to one of another link or an earlier change, by link. */
export async function slugFaults(changes: readonly Move[]): Promise<Map<number, AppError>> {
  const moves = changes.filter(({ stored, columns }) => columns.slugKey !== stored.slugKey);
  const taken = await takenSlugKeys(moves.map(({ columns }) => columns.slugKey));
  const faults = new Map<number, AppError>();
  for (const { stored, columns } of moves) {
    const { slug, slugKey: key } = columns;
    // A word may have been reserved after the link got it.
    const isRenamed = slugKey(slug) !== slugKey(stored.slug);
    if (taken.has(key) || (isRenamed && isReserved(slug))) faults.set(stored.id, aliasTaken(slug));
    taken.add(key);
  }
  return faults;
}
