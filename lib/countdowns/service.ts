import { purgeViews, viewsOfOne } from "@/lib/analytics/view-counts";
import { isOnOwnHost } from "@/lib/countdowns/own-host";
import { countdownShape, redirectFaults } from "@/lib/countdowns/schema";
import { type CountdownRow, serialize } from "@/lib/countdowns/serialize";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { lockRow } from "@/lib/db/row-lock";
import type { Owner } from "@/lib/owner";
import { aliasFaults, changedWithAlias, insertPage, pageAliasTaken } from "@/lib/slugs/aliases";
import { slugKey } from "@/lib/slugs/slugs";
import { futureFault } from "@/lib/validation/future";
import { type Fields, validate, validateSent } from "@/lib/validation/validate";
import type { Countdown } from "@/prisma/client/client";

type At = { readonly id?: number };

/** The countdown, or P2025 when it is missing or another account's. */
export const get = async ({ accountId }: Owner, { id = 0 }: At): Promise<CountdownRow> =>
  withViews(await db.countdown.findUniqueOrThrow({ where: { id, accountId } }));

const withViews = async (row: Countdown): Promise<CountdownRow> => ({
  ...row,
  views: await viewsOfOne("countdown", row.id),
});

/** Creates a countdown page. Rules and errors: docs/contract.md §5; `alias_taken` when another page has the alias. */
export async function create(owner: Owner, _at: At, fields: Fields, now: Date) {
  const onOwnHost = await isOnOwnHost(owner, fields.redirect_url);
  const input = validate(countdownShape, fields, function* (values) {
    yield* aliasFaults(values);
    yield* futureFault("ends_at", values.ends_at, now);
    const { expired_action = "message", redirect_url = null } = values;
    const slug = values.alias ?? values.slug ?? null;
    yield* redirectFaults({ expired_action, redirect_url, slug, onOwnHost });
  });
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const data = { ...columns(input), ...times, accountId: owner.accountId };
  const row = await insertPage(input.alias ?? input.slug, async (slug) => {
    const [created] = await db.countdown.createManyAndReturn({
      data: [{ ...data, slug, slugKey: slugKey(slug) }],
      skipDuplicates: true,
    });
    return created;
  });
  return { row: { ...row, views: 0 } };
}

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<CountdownRow> {
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    const sent = changedWithAlias(fields, serialize(stored, now));
    const isNew = ["alias", "slug", "redirect_url"].some((name) => Object.hasOwn(sent, name));
    const onOwnHost = isNew && (await isOnOwnHost(owner, sent.redirect_url ?? stored.redirectUrl));
    const input = validateSent(countdownShape, sent, function* (values) {
      yield* aliasFaults(values);
      yield* futureFault("ends_at", values.ends_at, now);
      const slug = values.alias ?? values.slug ?? stored.slug;
      yield* redirectFaults({ ...valuesOf(stored), ...values, slug, onOwnHost });
    });
    if (Object.keys(input).length === 0) return stored;
    const slug = input.alias ?? input.slug ?? stored.slug;
    const next = columns({ ...valuesOf(stored), ...input });
    // Moving the end lets a countdown expire, and be reported, again.
    const expiryNotified = stored.expiryNotified && next.endsAt <= now;
    const data = { ...next, slug, slugKey: slugKey(slug), expiryNotified, updatedAt: toSecond(now) };
    const row = await db.countdown
      .update({ where: { id: stored.id, accountId: owner.accountId }, data })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? pageAliasTaken(slug) : error;
      });
    return { ...row, views: stored.views };
  });
}

/** Deletes the countdown permanently and returns it as it last was; its alias is free again. */
export const remove = (owner: Owner, at: At): Promise<CountdownRow> =>
  transaction(async () => {
    const row = await getLocked(owner, at);
    await db.countdown.delete({ where: { id: row.id, accountId: owner.accountId } });
    await purgeViews(owner, "countdown", row.id);
    return row;
  });

type Values = ReturnType<typeof valuesOf>;

const columns = (values: Values) => ({
  title: values.title,
  description: values.description,
  endsAt: values.ends_at,
  timezone: values.timezone,
  theme: values.theme,
  accent: values.accent,
  ctaLabel: values.cta_label,
  ctaUrl: values.cta_url,
  expiredAction: values.expired_action,
  expiredMessage: values.expired_message,
  redirectUrl: values.redirect_url,
  language: values.language,
});

const valuesOf = (row: Countdown) => ({
  title: row.title,
  description: row.description,
  ends_at: row.endsAt,
  timezone: row.timezone,
  theme: row.theme,
  accent: row.accent,
  cta_label: row.ctaLabel,
  cta_url: row.ctaUrl,
  expired_action: row.expiredAction,
  expired_message: row.expiredMessage,
  redirect_url: row.redirectUrl,
  language: row.language,
});

async function getLocked(owner: Owner, at: At): Promise<CountdownRow> {
  await lockRow("countdowns", owner, at);
  return get(owner, at);
}
