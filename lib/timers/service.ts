import { purgeViews, viewsOfOne } from "@/lib/analytics/view-counts";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/row-lock";
import type { Owner } from "@/lib/owner";
import { randomSlug } from "@/lib/slugs/slugs";
import { labelsOf } from "@/lib/timers/design";
import { DEFAULT_LABELS, mergeLabels, timerShape } from "@/lib/timers/schema";
import { serialize, type TimerRow } from "@/lib/timers/serialize";
import { futureFault } from "@/lib/validation/future";
import { changed, type Fields, validate, validateSent } from "@/lib/validation/validate";
import type { Timer } from "@/prisma/client/client";

type At = { readonly id?: number };

/** Length of an image's public id: too long to guess. */
const PUBLIC_ID = 20;

/** The timer, or P2025 when it is missing or another account's. */
export async function get({ accountId }: Owner, { id = 0 }: At): Promise<TimerRow> {
  const row = await db.timer.findUniqueOrThrow({ where: { id, accountId } });
  return { ...row, views: await viewsOfOne("timer", row.id) };
}

/** Creates an email timer. Rules and errors: docs/contract.md §4. */
export async function create({ accountId }: Owner, _at: At, fields: Fields, now: Date) {
  const input = validate(timerShape, fields, (values) => futureFault("ends_at", values.ends_at, now));
  const labels = mergeLabels(input.labels, DEFAULT_LABELS);
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const row = await db.timer.create({
    data: { ...columns({ ...input, labels }), ...times, accountId, publicId: randomSlug(PUBLIC_ID) },
  });
  return { row: { ...row, views: 0 } };
}

/**
 * Updates the fields that were sent, including single `labels`; a value equal to the stored one is never rejected.
 */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<TimerRow> {
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    const sent = changed(fields, serialize(stored, now));
    const input = validateSent(timerShape, sent, (values) => futureFault("ends_at", values.ends_at, now));
    if (Object.keys(input).length === 0) return stored;
    const labels = mergeLabels(input.labels, labelsOf(stored));
    const next = columns({ ...valuesOf(stored), ...input, labels });
    // Moving the end lets a timer expire, and be reported, again.
    const expiryNotified = stored.expiryNotified && next.endsAt <= now;
    const row = await db.timer.update({
      where: { id: stored.id, accountId: owner.accountId },
      data: { ...next, expiryNotified, updatedAt: toSecond(now) },
    });
    return { ...row, views: stored.views };
  });
}

/** Deletes the timer permanently and returns it as it last was; its image becomes a neutral one. */
export const remove = (owner: Owner, at: At): Promise<TimerRow> =>
  transaction(async () => {
    const row = await getLocked(owner, at);
    await db.timer.delete({ where: { id: row.id, accountId: owner.accountId } });
    await purgeViews(owner, "timer", row.id);
    return row;
  });

type Values = ReturnType<typeof valuesOf>;

const columns = (values: Values) => ({
  name: values.name,
  endsAt: values.ends_at,
  style: values.style,
  bg: values.bg,
  fg: values.fg,
  accent: values.accent,
  width: values.width,
  units: values.units,
  showLabels: values.show_labels,
  labelDays: values.labels.days,
  labelHours: values.labels.hours,
  labelMinutes: values.labels.minutes,
  labelSeconds: values.labels.seconds,
  expiredMessage: values.expired_message,
  linkUrl: values.link_url,
  altText: values.alt_text,
});

const valuesOf = (row: Timer) => ({
  name: row.name,
  ends_at: row.endsAt,
  style: row.style,
  bg: row.bg,
  fg: row.fg,
  accent: row.accent,
  width: row.width,
  units: row.units,
  show_labels: row.showLabels,
  labels: labelsOf(row),
  expired_message: row.expiredMessage,
  link_url: row.linkUrl,
  alt_text: row.altText,
});

async function getLocked(owner: Owner, at: At): Promise<TimerRow> {
  await lockRow("timers", owner, at);
  return get(owner, at);
}
