import { yieldToEventLoop } from "@/lib/async/throttle";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { AppError, invalid } from "@/lib/errors";
import { emitAll } from "@/lib/events/events";
import { domainFaults, type ServedDomains, servedDomains } from "@/lib/links/domain/served-domains";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import { insertLinks, lockUrls, type NewLink, reusableLinks } from "@/lib/links/insert";
import { checkLoop, checkTargetLoops } from "@/lib/links/redirect-loop";
import { hasRouting, routingColumns } from "@/lib/links/routing/columns";
import { hashLinkPassword } from "@/lib/links/routing/link-password";
import { readLinksById } from "@/lib/links/rows";
import { createShape, expiry, linkFaults } from "@/lib/links/schema";
import { type LinkRow, serializeCore } from "@/lib/links/serialize";
import { linkState } from "@/lib/links/state";
import { urlHash } from "@/lib/links/url-hash";
import type { Owner } from "@/lib/owner";
import { aliasFaults, slugTaken } from "@/lib/slugs/aliases";
import { isReserved } from "@/lib/slugs/reserved";
import { type Fields, validate } from "@/lib/validation/validate";

/** A new link, or the account's existing one to the same URL. */
export type CreatedLink = { row: LinkRow; reused?: boolean };

/** Creates a link, or returns the account's newest active one to the same URL. Rules and errors: docs/contract.md §3. */
export async function create(owner: Owner, _at: object, fields: Fields, now: Date): Promise<CreatedLink> {
  const [made] = await createAll(owner, [fields], now);
  if (made instanceof AppError) throw made;
  if (!made) throw new Error("a link was neither created nor rejected");
  return made;
}

/** Creates many links in one transaction. For each, in order, the result of `create` or the error it would throw. */
export async function createAll(
  owner: Owner,
  all: readonly Fields[],
  now: Date,
): Promise<(CreatedLink | AppError)[]> {
  const valid = await draftsOf(owner, all, now);
  return transaction(async () => {
    const drafts = await withLockedDomains(owner, all, valid);
    await lockUrls(
      owner,
      drafts.filter(isDraft).flatMap(({ link, reuses }) => (reuses ? [link.urlHash] : [])),
    );
    const made: (CreatedLink | AppError)[] = [];
    for (let from = 0; from < drafts.length; from += LINKS_PER_STATEMENT) {
      made.push(...(await createBatch(owner, drafts.slice(from, from + LINKS_PER_STATEMENT), now)));
    }
    return made;
  });
}

/** Drafts whose domain was deleted, or stopped serving, since they were validated become errors. */
async function withLockedDomains(
  owner: Owner,
  all: readonly Fields[],
  drafts: (Draft | AppError)[],
): Promise<(Draft | AppError)[]> {
  if (!drafts.some((draft) => isDraft(draft) && draft.link.domainId !== null)) return drafts;
  const served = new Set((await servedDomains(owner, all)).values());
  return drafts.map((draft) => {
    const domainId = isDraft(draft) ? draft.link.domainId : null;
    return domainId === null || served.has(domainId)
      ? draft
      : invalid("domain", "does not serve anymore; choose another one");
  });
}

/** Links per statement: a few milliseconds, after which other queries get the processor. */
const LINKS_PER_STATEMENT = 25;

async function createBatch(
  owner: Owner,
  drafts: readonly (Draft | AppError)[],
  now: Date,
): Promise<(CreatedLink | AppError)[]> {
  const sames = await findReusable(owner, drafts.filter(isDraft), now);
  const wanted = drafts.filter((draft): draft is Draft => isDraft(draft) && !sames.has(draft));
  const rows = await insertLinks(
    owner,
    wanted.map(({ link }) => link),
    now,
  );
  const made = new Map(wanted.map((draft, index) => [draft, rows[index]]));
  const created = rows.flatMap((row) => (row ? [{ link: serializeCore(row, now) }] : []));
  if (created.length > 0) await emitAll(owner.accountId, "link.created", created, now);
  return drafts.map((draft) => {
    if (!isDraft(draft)) return draft;
    const same = sames.get(draft);
    const reused = same && (isDraft(same) ? made.get(same) : same);
    if (reused) return { row: reused, reused: true };
    const row = made.get(draft);
    if (row) return { row };
    if (draft.link.slug === null) throw new Error("no free slug was found");
    return aliasTaken(draft.link.slug);
  });
}

/**
 * The errors `createAll` would return right now, by index: broken rules and taken aliases. `claimed` holds the
 * aliases of earlier rows and collects those of these.
 */
export async function validationErrors(
  owner: Owner,
  all: readonly Fields[],
  claimed: Set<string>,
  now: Date,
): Promise<(AppError | undefined)[]> {
  const drafts = await draftsOf(owner, all, now);
  const keys = drafts.map((draft) =>
    isDraft(draft) && draft.link.slug ? linkSlugKey(draft.link.slug, draft.link.domainId) : null,
  );
  const wanted = keys.filter((key) => key !== null);
  const taken = await db.$queryRaw<{ slug_key: string }[]>`
    SELECT slug_key FROM links WHERE slug_key = ANY (${wanted}::text[])`;
  const inUse = new Set(taken.map((link) => link.slug_key));
  return drafts.map((draft, index) => {
    if (!isDraft(draft)) return draft;
    const key = keys[index] ?? null;
    if (key === null) return undefined;
    if (inUse.has(key) || claimed.has(key)) return aliasTaken(draft.link.slug ?? key);
    claimed.add(key);
    return undefined;
  });
}

/** A valid new link, and whether an active one to the same URL may be reused: none may stand in for one that does more. */
type Draft = { link: NewLink; reuses: boolean };

const isDraft = (draft: Draft | LinkRow | AppError): draft is Draft => "link" in draft;

/** Rows validated per turn of the event loop: a few milliseconds. */
const ROWS_PER_TURN = 20;

async function draftsOf(owner: Owner, all: readonly Fields[], now: Date): Promise<(Draft | AppError)[]> {
  const domains = await servedDomains(owner, all);
  const drafts: (Draft | AppError)[] = [];
  for (const [index, fields] of all.entries()) {
    if (index > 0 && index % ROWS_PER_TURN === 0) await yieldToEventLoop();
    drafts.push(await draftOf(fields, domains, now));
  }
  return drafts;
}

async function draftOf(fields: Fields, domains: ServedDomains, now: Date): Promise<Draft | AppError> {
  try {
    const input = validate(createShape, fields, function* (values) {
      yield* checkLoop(values.url);
      yield* aliasFaults(values);
      yield* linkFaults(values, undefined, now);
      yield* domainFaults(values, domains);
      yield* checkTargetLoops(values);
    });
    const { url, title, starts_at: startsAt, click_limit: clickLimit, paused } = input;
    const { expired_url: expiredUrl, auto_renew: autoRenew } = input;
    const slug = input.alias ?? input.slug;
    if (slug && isReserved(slug)) return aliasTaken(slug);
    const expiresAt = toSecond(expiry(input, undefined, now));
    // Before the transaction, whose locks others may wait for.
    const routing = routingColumns(input, await hashLinkPassword(input.password));
    const domain = input.domain;
    const domainId = domain === null ? null : (domains.get(domain) ?? null);
    const isPlain = !hasRouting(routing) && expiredUrl === null && !autoRenew && domain === null;
    const reuses = !slug && input.on_duplicate === "reuse" && isPlain;
    const own = { slug, url, urlHash: urlHash(url), title, startsAt, expiresAt, clickLimit, paused };
    return { link: { ...own, domain, domainId, expiredUrl, autoRenew, ...routing }, reuses };
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** For drafts that may reuse a link: the account's own to the same URL, or an earlier draft that becomes one. */
async function findReusable(owner: Owner, drafts: Draft[], now: Date): Promise<Map<Draft, LinkRow | Draft>> {
  const reusing = drafts.filter(({ reuses }) => reuses);
  const sames = new Map<Draft, LinkRow | Draft>();
  if (reusing.length === 0) return sames;
  const ids = await reusableLinks(
    owner,
    reusing.map(({ link }) => link.urlHash),
    now,
  );
  const rows = await readLinksById([...ids.values()]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const firsts = new Map<string, Draft>();
  for (const draft of reusing) {
    const hash = hex(draft.link.urlHash);
    const same = rowOf.get(ids.get(hash) ?? 0) ?? firsts.get(hash);
    if (same) sames.set(draft, same);
    else if (linkState({ ...draft.link, isServed: true, clicks: 0 }, now) === "ok") firsts.set(hash, draft);
  }
  return sames;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

export const aliasTaken = (slug: string) =>
  new AppError(
    "alias_taken",
    `alias ${slug} is reserved or already in use; choose another one`,
    {},
    isReserved(slug)
      ? { field: "alias", message: `The slug “${slug}” is reserved. Choose another one.` }
      : slugTaken(slug),
  );
