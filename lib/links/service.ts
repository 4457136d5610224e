import { holdVisits } from "@/lib/analytics/hold-visits";
import { purgeViews } from "@/lib/analytics/view-counts";
import { addDays, addYear, toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { lockRow } from "@/lib/db/row-lock";
import { emit } from "@/lib/events/events";
import { startLimitCounter } from "@/lib/links/click-limit";
import { aliasTaken } from "@/lib/links/create";
import { domainFaults, servedDomains } from "@/lib/links/domain/served-domains";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import { emitMilestones } from "@/lib/links/milestones";
import { checkLoop, checkTargetLoops } from "@/lib/links/redirect-loop";
import { type RoutingColumns, routingColumns } from "@/lib/links/routing/columns";
import { hashLinkPassword } from "@/lib/links/routing/link-password";
import { lastTargetId, saveRouting } from "@/lib/links/routing/save";
import { lockCounter, readLink } from "@/lib/links/rows";
import { expiry, extendShape, linkFaults, patchShape } from "@/lib/links/schema";
import { type LinkRow, serialize, serializeCore } from "@/lib/links/serialize";
import { hasEnded } from "@/lib/links/state";
import { urlHash } from "@/lib/links/url-hash";
import type { Owner } from "@/lib/owner";
import { aliasFaults, changedWithAlias } from "@/lib/slugs/aliases";
import { isReserved } from "@/lib/slugs/reserved";
import { slugKey } from "@/lib/slugs/slugs";
import { type Fields, validate, validateSent } from "@/lib/validation/validate";
import type { Link } from "@/prisma/client/client";

type At = { readonly id?: number };

/** The link. Throws `MissingRowError` when it is missing or another account's. */
export const get = (owner: Owner, { id = 0 }: At): Promise<LinkRow> => readLink(owner, id);

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export async function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<LinkRow> {
  // Before the transaction, whose locks others may wait for.
  const passwordHash = await hashLinkPassword(fields.password);
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    const sent = changedWithAlias(fields, { ...serialize(stored, now), url: stored.url });
    const domains = await servedDomains(owner, [sent]);
    const input = validateSent(patchShape, sent, function* (values) {
      yield* checkLoop(values.url);
      yield* aliasFaults(values);
      yield* linkFaults(values, stored, now);
      yield* domainFaults(values, domains);
      yield* checkTargetLoops(values);
    });
    if (Object.keys(input).length === 0) return stored;
    const slug = input.alias ?? input.slug ?? stored.slug;
    if (slug !== stored.slug && slugKey(slug) !== slugKey(stored.slug) && isReserved(slug))
      throw aliasTaken(slug);
    const url = input.url ?? stored.url;
    const domainId = input.domain === undefined ? stored.domainId : (domains.get(input.domain ?? "") ?? null);
    const data = {
      domainId,
      slug,
      slugKey: linkSlugKey(slug, domainId),
      url,
      urlHash: urlHash(url),
      title: input.title ?? stored.title,
      expiresAt: toSecond(expiry(input, stored, now)),
      startsAt: input.starts_at === undefined ? stored.startsAt : input.starts_at,
      clickLimit: input.click_limit === undefined ? stored.clickLimit : input.click_limit,
      paused: input.paused ?? stored.paused,
      expiredUrl: input.expired_url === undefined ? stored.expiredUrl : input.expired_url,
      autoRenew: input.auto_renew ?? stored.autoRenew,
    };
    const lastId = await lastTargetId(stored.id);
    await saveRouting(stored, routingColumns(input, passwordHash, { stored, lastId }));
    return save(owner, stored, data, now).catch((error: unknown) => {
      throw isUniqueViolation(error) ? aliasTaken(slug) : error;
    });
  });
}

/**
 * Extends the expiry to the later of now and the current expiry, plus `days`, at most one year from now. Revives an
 * expired link.
 */
export function extend(owner: Owner, at: At, fields: Fields, now: Date): Promise<LinkRow> {
  const { days } = validate(extendShape, fields);
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    const { expiresAt } = stored;
    const longer = addDays(expiresAt > now ? expiresAt : now, days);
    const longest = addYear(now);
    const expires = new Date(Math.min(longer.getTime(), longest.getTime()));
    return save(owner, stored, { expiresAt: toSecond(expires) }, now);
  });
}

/** Deletes the link permanently and returns it as it last was; its slug is free again. */
export const remove = (owner: Owner, at: At, now: Date): Promise<LinkRow> =>
  transaction(async () => {
    await lockRow("links", owner, at);
    const before = await lockCounter(at.id ?? 0);
    await holdVisits();
    const last = await get(owner, at);
    // The rollup, which waits for the counter, won't find it.
    await emitMilestones([{ id: last.id, before, clicks: last.clicks }], now);
    await db.$executeRaw`DELETE FROM links WHERE id = ${last.id} AND account_id = ${owner.accountId}`;
    await purgeViews(owner, "link", last.id);
    await emit(owner.accountId, "link.deleted", { link: serializeCore(last, now) }, now);
    return last;
  });

async function getLocked(owner: Owner, at: At): Promise<LinkRow> {
  await lockRow("links", owner, at);
  return get(owner, at);
}

type Changes = Partial<
  Omit<Link, "id" | "accountId" | "expiryNotified" | "updatedAt" | "routingVersion" | keyof RoutingColumns>
>;

async function save(owner: Owner, stored: LinkRow, changes: Changes, now: Date): Promise<LinkRow> {
  // A revived link can expire, and be reported as expired, again.
  const expiryNotified = stored.expiryNotified && hasEnded({ ...stored, ...changes }, now);
  const data = { ...changes, expiryNotified, updatedAt: toSecond(now) };
  if (stored.clickLimit === null && (changes.clickLimit ?? null) !== null) await startLimitCounter(stored.id);
  await db.link.update({ where: { id: stored.id, accountId: owner.accountId }, data, select: { id: true } });
  return readLink(owner, stored.id);
}
