import { randomToken } from "@/lib/crypto/tokens";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { isReferenceDeleted, isUniqueViolation, MissingRowError } from "@/lib/db/errors";
import { lockAccount, lockRow } from "@/lib/db/row-lock";
import { checkName } from "@/lib/domains/check";
import { fieldFaults, nameFaults, ownsBioPage, pageDeleted } from "@/lib/domains/field-faults";
import { loadServedNames } from "@/lib/domains/hosts/served-names";
import { readDomains } from "@/lib/domains/rows";
import { createShape, type DomainFields, patchShape } from "@/lib/domains/schema";
import { type DomainRow, serialize } from "@/lib/domains/serialize";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { type Plan, planName, QUOTAS } from "@/lib/plans";
import { changed, type Fields, validate, validateSent } from "@/lib/validation/validate";

type At = { readonly id?: number };

const TOKEN_LENGTH = 32;
/** Delay of the first check: the owner is adding the records. */
const FIRST_CHECK_MS = 5 * 60_000;

/** The domain. Throws `MissingRowError` when it is missing or another account's. */
export async function get({ accountId }: Owner, { id = 0 }: At): Promise<DomainRow> {
  const [row] = await readDomains({ id, accountId });
  if (!row) throw new MissingRowError();
  return row;
}

/**
 * Claims a name for the account. Other accounts' claims don't matter until proved. Throws `domain_taken` for a second
 * claim of the same name, and `plan_limit_reached` at the plan's limit (docs/contract.md §14).
 */
export async function create(owner: Owner, _at: At, fields: Fields, now: Date): Promise<{ row: DomainRow }> {
  const { accountId } = owner;
  const ownsPage = await ownsBioPage(owner, fields);
  await loadServedNames();
  const { name, ...input } = validate(createShape, fields, function* (values) {
    yield* nameFaults(values);
    yield* fieldFaults(values, ownsPage);
  });
  const id = await transaction(async () => {
    // Serializes creation per account: two at once would both pass the limit check.
    const plan = await lockAccount({ accountId });
    const claimed = await countDomains(accountId, name);
    if (claimed.taken) throw domainTaken(name);
    if (claimed.used >= QUOTAS[plan].domains) throw limitReached(plan);
    if (input.primary) await clearPrimary(accountId);
    const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
    const nextCheckAt = new Date(now.getTime() + FIRST_CHECK_MS);
    const claim = { accountId, name, token: randomToken(TOKEN_LENGTH), nextCheckAt };
    const row = await db.domain.create({ data: { ...claim, ...columns(input), ...times } });
    return row.id;
  }).catch((error: unknown) => {
    if (isReferenceDeleted(error)) throw pageDeleted();
    throw isUniqueViolation(error) ? domainTaken(name) : error;
  });
  // Nothing has to be proved, so it is served at once.
  if (env.DOMAIN_PROOF === "none") await checkName(name, now);
  return { row: await get(owner, { id }) };
}

/** Updates the fields that were sent; a value equal to the stored one is never rejected. The name stays. */
export async function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<DomainRow> {
  const { accountId } = owner;
  const ownsPage = await ownsBioPage(owner, fields);
  await loadServedNames();
  return transaction(async () => {
    // Of two concurrent changes of the primary domain, the later one wins.
    if (fields.primary === true) await lockAccount({ accountId });
    await lockRow("domains", owner, at);
    const stored = await get(owner, at);
    const input = validateSent(patchShape, changed(fields, serialize(stored)), (values) =>
      fieldFaults({ ...valuesOf(stored), ...values, name: stored.name }, ownsPage, values),
    );
    if (Object.keys(input).length === 0) return stored;
    if (input.primary) await clearPrimary(accountId);
    const data = { ...columns({ ...valuesOf(stored), ...input }), updatedAt: toSecond(now) };
    await db.domain.update({ where: { id: stored.id, accountId }, data });
    return get(owner, at);
  }).catch((error: unknown) => {
    throw isReferenceDeleted(error) ? pageDeleted() : error;
  });
}

const BUTTON_MS = 10_000;

/** Checks the domain now, unless checked within the last 10 seconds; returns its new state. */
export async function check(owner: Owner, at: At, now: Date): Promise<DomainRow> {
  const { id, name } = await get(owner, at);
  const before = new Date(now.getTime() - BUTTON_MS);
  const { count } = await db.domain.updateMany({
    where: { id, accountId: owner.accountId, OR: [{ checkedAt: null }, { checkedAt: { lte: before } }] },
    data: { checkedAt: now },
  });
  if (count > 0) await checkName(name, now);
  return get(owner, at);
}

/** How many domains the account has, and whether one of them has this name. */
async function countDomains(accountId: number, name: string): Promise<{ used: number; taken: boolean }> {
  const [counted] = await db.$queryRaw<{ used: number; taken: boolean }[]>`
    SELECT count(*)::int AS used, coalesce(bool_or(name = ${name}), false) AS taken
    FROM domains WHERE account_id = ${accountId}`;
  return counted ?? { used: 0, taken: false };
}

function limitReached(plan: Plan): AppError {
  const limit = QUOTAS[plan].domains;
  const domains = limit === 1 ? "1 domain" : `${limit} domains`;
  return new AppError(
    "plan_limit_reached",
    `The ${planName(plan)} plan includes ${domains}. Delete a domain you no longer need, or upgrade the plan, to add another.`,
    {},
    {
      message: `Your ${planName(plan)} plan includes ${domains}, already in use. Delete one to add another.`,
    },
  );
}

const domainTaken = (name: string) =>
  new AppError(
    "domain_taken",
    `This account already has the domain ${name}`,
    {},
    { field: "name", message: "You've already added this domain" },
  );

const clearPrimary = (accountId: number) =>
  db.domain.updateMany({ where: { accountId, isPrimary: true }, data: { isPrimary: false } });

const columns = (values: DomainFields) => ({
  rootUrl: values.root_url,
  rootBioPageId: values.root_bio_page_id,
  notFoundUrl: values.not_found_url,
  expiredUrl: values.expired_url,
  isPrimary: values.primary,
});

const valuesOf = (row: DomainRow): DomainFields => ({
  root_url: row.rootUrl,
  root_bio_page_id: row.rootBioPageId,
  not_found_url: row.notFoundUrl,
  expired_url: row.expiredUrl,
  primary: row.isPrimary,
});
