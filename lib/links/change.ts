import { toSecond } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { prepared } from "@/lib/db/raw-query";
import type { AppError } from "@/lib/errors";
import { startLimitCounters } from "@/lib/links/click-limit";
import { domainFaults, type ServedDomains } from "@/lib/links/domain/served-domains";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import {
  aliasTaken,
  externalIdHash,
  externalIdTaken,
  hex,
  slugFaults,
  takenExternalIds,
  urlHash,
} from "@/lib/links/existing";
import { lockHashes, type NewLink } from "@/lib/links/insert";
import { checkLoop, checkTargetLoops } from "@/lib/links/redirect-loop";
import { type RoutingColumns, routingColumns } from "@/lib/links/routing/columns";
import { lastTargetId, saveRouting } from "@/lib/links/routing/save";
import { sizeFault } from "@/lib/links/routing/size-fault";
import { expiry, linkFaults, patchShape } from "@/lib/links/schema";
import { type LinkRow, serialize } from "@/lib/links/serialize";
import { hasEnded } from "@/lib/links/state";
import type { Owner } from "@/lib/owner";
import { aliasFaults, changedWithAlias } from "@/lib/slugs/aliases";
import { assignTags } from "@/lib/tags/assign";
import { TagBook } from "@/lib/tags/tag-book";
import { type Fields, validateSent } from "@/lib/validation/validate";

type Input = ReturnType<typeof readFields>;

type Columns = Omit<NewLink, "urlHash" | "domain" | keyof RoutingColumns> &
  Pick<LinkRow, "id" | "slug" | "slugKey">;

/** A change of a stored link: the valid fields of a request, and the resulting columns. */
export type Change = {
  stored: LinkRow;
  input: Input;
  columns: Columns;
};

/** What these fields change; undefined for nothing. A value equal to the stored one is never rejected. */
export function changeOf(
  stored: LinkRow,
  fields: Fields,
  domains: ServedDomains,
  now: Date,
): Change | undefined {
  const input = readFields(stored, fields, domains, now);
  if (Object.keys(input).length === 0) return undefined;
  const slug = input.alias ?? input.slug ?? stored.slug;
  const domainId = input.domain === undefined ? stored.domainId : (domains.get(input.domain ?? "") ?? null);
  return {
    stored,
    input,
    columns: {
      id: stored.id,
      domainId,
      slug,
      slugKey: linkSlugKey(slug, domainId),
      url: input.url ?? stored.url,
      title: input.title ?? stored.title,
      expiresAt: toSecond(expiry(input, stored, now)),
      startsAt: input.starts_at === undefined ? stored.startsAt : input.starts_at,
      clickLimit: input.click_limit === undefined ? stored.clickLimit : input.click_limit,
      paused: input.paused ?? stored.paused,
      expiredUrl: input.expired_url === undefined ? stored.expiredUrl : input.expired_url,
      autoRenew: input.auto_renew ?? stored.autoRenew,
      notes: input.notes ?? stored.notes,
      externalId: input.external_id === undefined ? stored.externalId : input.external_id,
      archived: input.archived ?? stored.archived,
    },
  };
}

const readFields = (stored: LinkRow, fields: Fields, domains: ServedDomains, now: Date) =>
  validateSent(
    patchShape,
    changedWithAlias(fields, { ...serialize(stored, now), url: stored.url }),
    function* (values) {
      yield* checkLoop(values.url);
      yield* aliasFaults(values);
      yield* linkFaults(values, stored, now);
      yield* domainFaults(values, domains);
      yield* sizeFault(values, stored);
      yield* checkTargetLoops(values);
    },
  );

/**
 * Saves changes of locked links, except those it returns an error for, by link id. `passwordHash` is that of a new
 * password. Throws `alias_taken` for a slug that was taken concurrently.
 */
export async function saveChanges(
  owner: Owner,
  changes: readonly Change[],
  passwordHash: string | null | undefined,
  now: Date,
): Promise<Map<number, AppError>> {
  const refused = new Map([...(await slugFaults(changes)), ...(await externalIdFaults(owner, changes))]);
  const open = changes.filter(({ stored }) => !refused.has(stored.id));
  const tagged = await TagBook.open(
    owner,
    open.flatMap(({ input }) => input.tags ?? []),
  );
  for (const { stored, input } of open) {
    const fault = tagged.reserve(input.tags ?? []);
    if (fault) refused.set(stored.id, fault);
  }
  const accepted = open.filter(({ stored }) => !refused.has(stored.id));
  await saveTags(accepted, tagged, now);
  for (const { stored, input } of accepted) {
    const lastId = input.rules || input.split ? await lastTargetId(stored.id) : 0;
    await saveRouting(stored, routingColumns(input, passwordHash, { stored, lastId }));
  }
  await saveColumns(accepted, now);
  return refused;
}

/** Locks the external ids that these changes assign, and finds those that other links have. */
async function externalIdFaults(owner: Owner, changes: readonly Change[]): Promise<Map<number, AppError>> {
  const wanted = changes.flatMap(({ stored: { id }, input }) =>
    input.external_id ? [{ id, externalId: input.external_id }] : [],
  );
  await lockHashes(
    owner,
    wanted.map(({ externalId }) => externalIdHash(externalId)),
  );
  const holders = await takenExternalIds(
    owner,
    wanted.map(({ externalId }) => externalId),
  );
  const faults = new Map<number, AppError>();
  for (const { id, externalId } of wanted) {
    if (holders.has(externalId)) faults.set(id, externalIdTaken(externalId));
    else holders.set(externalId, id);
  }
  return faults;
}

async function saveTags(changes: readonly Change[], book: TagBook, now: Date): Promise<void> {
  await book.create(
    changes.flatMap(({ input }) => input.tags ?? []),
    now,
  );
  await assignTags(
    changes.flatMap(({ stored: { id, createdAt }, input: { tags } }) =>
      tags ? [{ id, createdAt, tags: book.read(tags).ids }] : [],
    ),
  );
}

/** Saves the links' columns, except for their routing (lib/links/routing/save.ts). */
export async function saveColumns(
  changes: readonly Pick<Change, "stored" | "columns">[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ stored, columns }) => ({
    ...columns,
    urlHash: hex(urlHash(columns.url)),
    // A revived link can expire, and be reported, again.
    expiryNotified: stored.expiryNotified && hasEnded({ ...stored, ...columns }, now),
  }));
  const update = prepared`
    UPDATE links SET domain_id = c."domainId", slug = c.slug, slug_key = c."slugKey", url = c.url, url_hash = decode(c."urlHash", 'hex'),
      title = c.title, expires_at = c."expiresAt", starts_at = c."startsAt", click_limit = c."clickLimit",
      paused = c.paused, expired_url = c."expiredUrl", auto_renew = c."autoRenew", notes = c.notes,
      external_id = c."externalId", archived = c.archived, expiry_notified = c."expiryNotified",
      updated_at = ${toSecond(now)}::timestamptz
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS c(id int, "domainId" int, slug text, "slugKey" text, url text,
      "urlHash" text, title text, "expiresAt" timestamptz, "startsAt" timestamptz, "clickLimit" int, paused boolean,
      "expiredUrl" text, "autoRenew" boolean, notes text, "externalId" text, archived boolean, "expiryNotified" boolean)
    WHERE links.id = c.id`;
  await db.$executeRaw(update).catch((error: unknown) => {
    // Which of several was taken since they were checked isn't known.
    const moved = changes.find(({ stored, columns }) => columns.slugKey !== stored.slugKey);
    throw isUniqueViolation(error) && moved ? aliasTaken(moved.columns.slug) : error;
  });
  await startLimitCounters(
    changes.flatMap(({ stored, columns }) =>
      stored.clickLimit === null && columns.clickLimit !== null ? [stored.id] : [],
    ),
  );
}
