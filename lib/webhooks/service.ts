import { addDays, toSecond } from "@/lib/dates";
import { db, Prisma, transaction } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import { prepared } from "@/lib/db/raw-query";
import { lockAccount } from "@/lib/db/row-lock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { signalWorkers } from "@/lib/events/notify-workers";
import { hostOf, targetFault } from "@/lib/net/target";
import type { Owner } from "@/lib/owner";
import { LIMITS, planName } from "@/lib/plans";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";
import { changed, type FieldError, type Fields, validate, validateSent } from "@/lib/validation/validate";
import { limitUnusualPorts } from "@/lib/webhooks/port-limit";
import { shape } from "@/lib/webhooks/schema";
import { select, serialize, type WebhookRow } from "@/lib/webhooks/serialize";
import { encryptSecret, newSecret } from "@/lib/webhooks/sign";

type At = { readonly id?: number };

/**
 * A page of the account's webhooks, newest first; with `q`, those whose URL contains it in any letter case. The
 * dashboard sorts and filters by `view`.
 */
export async function list(owner: Owner, _at: object, paging: Paging, query: Query, view?: ListView) {
  const { ids, total } = await searchPage(
    "webhooks",
    "url",
    owner,
    paging,
    query,
    view &&
      arrange(view, {
        name: Prisma.sql`url`,
        state: Prisma.sql`CASE WHEN disabled_at IS NOT NULL THEN 'disabled' WHEN paused THEN 'paused' WHEN failing_since IS NOT NULL THEN 'failing' ELSE 'active' END`,
      }),
  );
  const where = { accountId: owner.accountId, id: { in: ids } };
  return { rows: inOrder(ids, await db.webhook.findMany({ where, select })), total };
}

/** The webhook, or P2025 when it is missing or another account's. */
export const get = ({ accountId }: Owner, { id = 0 }: At): Promise<WebhookRow> =>
  db.webhook.findUniqueOrThrow({ where: { id, accountId }, select });

/**
 * Creates a webhook and returns its signing secret, this once. Throws `invalid_url` for a private address, and
 * `plan_limit_reached` at the plan's limit (docs/contract.md §10).
 */
export async function create(
  { accountId }: Owner,
  _at: object,
  fields: Fields,
  now: Date,
): Promise<{ row: WebhookRow; secret: string }> {
  const fault = await urlFault(fields);
  const { url, events, paused } = validate(shape, fields, ({ url }) => fault(url));
  await limitUnusualPorts(accountId, url, now);
  const secret = newSecret();
  const row = await transaction(async () => {
    // Serializes creation per account: two at once would both pass the limit check.
    const plan = await lockAccount({ accountId });
    const cap = LIMITS[plan].webhooks;
    if ((await db.webhook.count({ where: { accountId } })) >= cap) throw capReached(plan, cap);
    const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
    return db.webhook.create({
      data: { accountId, url, events, paused, secret: encryptSecret(secret), ...times },
      select,
    });
  });
  return { row, secret };
}

/** Updates the fields that were sent; a new URL is checked again. */
export async function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<WebhookRow> {
  const stored = await get(owner, at);
  const sent = changed(fields, serialize(stored, now));
  const fault = await urlFault(sent);
  const data = validateSent(shape, sent, ({ url }) => fault(url));
  if (Object.keys(data).length === 0) return stored;
  if (data.url !== undefined) await limitUnusualPorts(owner.accountId, data.url, now);
  const where = { id: stored.id, accountId: owner.accountId };
  const row = await db.webhook.update({ where, data: { ...data, updatedAt: toSecond(now) }, select });
  if (stored.paused && !row.paused) await signalWorkers();
  return row;
}

/** Deletes the webhook with its deliveries and returns it as it last was. */
export const remove = ({ accountId }: Owner, { id = 0 }: At): Promise<WebhookRow> =>
  db.webhook.delete({ where: { id, accountId }, select });

const ROTATION_OVERLAP_DAYS = 1;

/** Rotates the secret and returns the new one, this once. The old one signs too for 24 hours. */
export async function rotateSecret(
  owner: Owner,
  at: At,
  now: Date,
): Promise<{ row: WebhookRow; secret: string }> {
  const secret = newSecret();
  const row = await transaction(async () => {
    const { id } = await get(owner, at);
    const where = { id, accountId: owner.accountId };
    const { secret: previousSecret } = await db.webhook.findUniqueOrThrow({
      where,
      select: { secret: true },
    });
    const data = {
      secret: encryptSecret(secret),
      previousSecret,
      previousUntil: addDays(now, ROTATION_OVERLAP_DAYS),
      updatedAt: toSecond(now),
    };
    return db.webhook.update({ where, data, select });
  });
  return { row, secret };
}

/** Enables a disabled webhook and resets its failures. */
export async function enable(owner: Owner, at: At, now: Date): Promise<WebhookRow> {
  const { id } = await get(owner, at);
  const data = {
    disabledAt: null,
    failures: 0,
    failingSince: null,
    ownerNotified: true,
    updatedAt: toSecond(now),
  };
  return db.webhook.update({ where: { id, accountId: owner.accountId }, data, select });
}

/** The account's disabled webhooks, for the sidebar's badge, which all pages have, and the home page. */
export const disabledWebhooks = ({ accountId }: Owner) =>
  db.$queryRaw<{ id: number; url: string; disabledAt: Date }[]>(prepared`
    SELECT id, url, disabled_at AS "disabledAt" FROM webhooks
    WHERE account_id = ${accountId} AND disabled_at IS NOT NULL ORDER BY disabled_at DESC, id DESC`);

async function urlFault({ url }: Fields) {
  const allowPrivate = env.WEBHOOK_ALLOW_PRIVATE;
  const text = typeof url === "string" ? url.trim() : "";
  const message = shape.url.safeParse(text).success ? await targetFault(text, { allowPrivate }) : undefined;
  return function* (url: string | undefined): Iterable<FieldError<"url">> {
    if (url !== undefined && message)
      yield [
        "url",
        message,
        message.includes("public")
          ? `Enter a public address: ${hostOf(new URL(url))} can't be reached from the internet`
          : "Enter a full web address, like https://example.com",
      ];
  };
}

const capReached = (plan: string, cap: number) =>
  new AppError(
    "plan_limit_reached",
    `The ${planName(plan)} plan includes ${cap === 1 ? "1 webhook" : `${cap} webhooks`}. Delete webhooks you no longer need, or upgrade the plan, to create another.`,
    {},
    {
      message: `Your ${planName(plan)} plan includes ${cap === 1 ? "1 webhook" : `${cap} webhooks`}, already in use. Delete one to create another.`,
    },
  );
