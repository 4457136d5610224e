import { yieldToEventLoop } from "@/lib/async/throttle";
import { toSecond } from "@/lib/dates";
import { transaction } from "@/lib/db/client";
import { AppError, invalid } from "@/lib/errors";
import { domainFaults, type ServedDomains, servedDomains } from "@/lib/links/domain/served-domains";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import { aliasTaken, externalIdTaken, takenExternalIds, takenSlugKeys, urlHash } from "@/lib/links/existing";
import { insertDrafts } from "@/lib/links/insert-drafts";
import type { CreatedLink, Draft } from "@/lib/links/plan-drafts";
import { checkLoop, checkTargetLoops } from "@/lib/links/redirect-loop";
import { hasRouting, routingColumns } from "@/lib/links/routing/columns";
import { hashLinkPassword } from "@/lib/links/routing/hash-link-password";
import { sizeFault } from "@/lib/links/routing/size-fault";
import { createShape, expiry, linkFaults } from "@/lib/links/schema";
import { linkState } from "@/lib/links/state";
import type { Owner } from "@/lib/owner";
import { aliasFaults } from "@/lib/slugs/aliases";
import { isReserved } from "@/lib/slugs/reserved";
import { type Fields, validate } from "@/lib/validation/validate";

/** Creates a link, or returns the account's newest active one with this URL. Rules and errors: docs/contract.md §3. */
export async function create(owner: Owner, _at: object, fields: Fields, now: Date): Promise<CreatedLink> {
  const [outcome] = await createAll(owner, [fields], now);
  if (outcome instanceof AppError) throw outcome;
  if (!outcome) throw new Error("a link was neither created nor rejected");
  return outcome;
}

/**
 * Creates many links in one transaction. For each, in order, the result of `create` or the error it would throw. When
 * `accept` throws, nothing is created.
 */
export async function createAll(
  owner: Owner,
  all: readonly Fields[],
  now: Date,
  accept?: (results: readonly (CreatedLink | AppError)[]) => void,
): Promise<(CreatedLink | AppError)[]> {
  const valid = await forEachLink(owner, all, (fields, domains) => draftOf(fields, domains, now));
  return transaction(async () => {
    const drafts = await withLockedDomains(owner, all, valid);
    const outcomes = await insertDrafts(owner, drafts.filter(isDraft), now);
    const results = drafts.map((draft) => {
      const outcome = isDraft(draft) ? outcomes.get(draft) : draft;
      if (!outcome) throw new Error("a link was neither created nor rejected");
      return outcome;
    });
    accept?.(results);
    return results;
  });
}

const isDraft = (draft: Draft | AppError): draft is Draft => "link" in draft;

/** Turns drafts whose domain was deleted, or stopped serving, since validation into errors. */
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
      : invalid("domain", "is no longer active; choose another one", {
          formMessage: "This domain is no longer active. Choose another one.",
        });
  });
}

/** Aliases and external ids of earlier rows. */
export type Claimed = { aliases: Set<string>; externalIds: Set<string> };

/**
 * The errors `createAll` would return right now, by index: broken rules, and taken aliases and external ids.
 * `claimed` has those of earlier rows, and these are added.
 */
export async function validationErrors(
  owner: Owner,
  all: readonly Fields[],
  claimed: Claimed,
  now: Date,
): Promise<(AppError | undefined)[]> {
  const links = await forEachLink(owner, all, (fields, domains) =>
    uniqueFieldsOf(validLink(fields, domains, now), domains),
  );
  const valid = links.flatMap((link) => (link instanceof AppError ? [] : link));
  const inUse = await takenSlugKeys(valid.flatMap(({ key }) => key ?? []));
  const ids = await takenExternalIds(
    owner,
    valid.flatMap(({ externalId }) => externalId ?? []),
  );
  return links.map((link) => {
    if (link instanceof AppError) return link;
    const { slug, key, externalId } = link;
    if (externalId !== null && (ids.has(externalId) || claimed.externalIds.has(externalId)))
      return externalIdTaken(externalId);
    if (slug !== null && key !== null && (isReserved(slug) || inUse.has(key) || claimed.aliases.has(key)))
      return aliasTaken(slug);
    if (externalId !== null) claimed.externalIds.add(externalId);
    if (key !== null) claimed.aliases.add(key);
    return undefined;
  });
}

/** Rows validated per tick of the event loop: a few milliseconds. */
const ROWS_PER_TURN = 20;

/** For each link, in order, what `read` returns or the `AppError` it throws. */
async function forEachLink<T>(
  owner: Owner,
  all: readonly Fields[],
  read: (fields: Fields, domains: ServedDomains) => T | Promise<T>,
): Promise<(T | AppError)[]> {
  const domains = await servedDomains(owner, all);
  const results: (T | AppError)[] = [];
  for (const [index, fields] of all.entries()) {
    if (index > 0 && index % ROWS_PER_TURN === 0) await yieldToEventLoop();
    try {
      results.push(await read(fields, domains));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push(error);
    }
  }
  return results;
}

type ValidLink = ReturnType<typeof validLink>;

const validLink = (fields: Fields, domains: ServedDomains, now: Date) =>
  validate(createShape, fields, function* (values) {
    yield* checkLoop(values.url);
    yield* aliasFaults(values);
    yield* linkFaults(values, undefined, now);
    yield* domainFaults(values, domains);
    yield* sizeFault(values);
    yield* checkTargetLoops(values);
  });

const slugOf = ({ alias, slug }: ValidLink): string | null => alias ?? slug;

const domainIdOf = ({ domain }: ValidLink, domains: ServedDomains): number | null =>
  domain === null ? null : (domains.get(domain) ?? null);

/** The fields that no two links may share. */
function uniqueFieldsOf(input: ValidLink, domains: ServedDomains) {
  const slug = slugOf(input);
  const key = slug === null ? null : linkSlugKey(slug, domainIdOf(input, domains));
  return { slug, key, externalId: input.external_id };
}

async function draftOf(fields: Fields, domains: ServedDomains, now: Date): Promise<Draft> {
  const input = validLink(fields, domains, now);
  const { url, title, starts_at: startsAt, click_limit: clickLimit, paused } = input;
  const { expired_url: expiredUrl, auto_renew: autoRenew } = input;
  const { domain, tags, notes, external_id: externalId, archived } = input;
  const slug = slugOf(input);
  const expiresAt = toSecond(expiry(input, undefined, now));
  // Before the transaction: hashing is slow, and others may wait for its locks.
  const routing = routingColumns(input, await hashLinkPassword(input.password));
  const { forwardQuery, utm, passwordHash, rules, split, splitUntil } = routing;
  const domainId = domainIdOf(input, domains);
  // Without spread, which would take longer than all validation of so many properties.
  const link = {
    slug,
    url,
    urlHash: urlHash(url),
    title,
    startsAt,
    expiresAt,
    clickLimit,
    paused,
    domain,
    domainId,
    expiredUrl,
    autoRenew,
    forwardQuery,
    utm,
    passwordHash,
    rules,
    split,
    splitUntil,
    notes,
    externalId,
    archived,
  };
  // `reusableLinks` (lib/links/existing.ts) has the same rule in SQL.
  const isSimple = !hasRouting(routing) && expiredUrl === null && !autoRenew;
  const isPlain = isSimple && domain === null && externalId === null;
  const reuses = !slug && input.on_duplicate === "reuse" && isPlain;
  const state = linkState(
    { paused, isServed: true, startsAt, expiresAt, autoRenew, clickLimit, clicks: 0 },
    now,
  );
  const isReusable = isPlain && !archived && state === "ok";
  return { link, tags, reuses, isReusable };
}
