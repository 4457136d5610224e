import { addDays, DAY, formatDay } from "@/lib/dates";
import { optional } from "@/lib/validation/fields";
import { queryDay } from "@/lib/validation/query-fields";
import type { FieldError } from "@/lib/validation/validate";

const MAX_DAYS = 36_600;
const FIRST_DAY = new Date("0001-01-01");

/** The parameters of a period of UTC days. */
export const spanShape = { from: optional(queryDay(), null), to: optional(queryDay(), null) };

type Sent = { from?: Date | null; to?: Date | null };

/** The first and the last day of a period. */
export type Span = { from: Date; to: Date };

/** From `from` to `to`, inclusive; by default the 30 days that end today, or with `to`. */
export function spanOf(sent: Sent, now: Date): Span {
  const to = sent.to ?? new Date(formatDay(now));
  const monthBefore = addDays(to, -29);
  return { from: sent.from ?? (monthBefore < FIRST_DAY ? FIRST_DAY : monthBefore), to };
}

/** A period doesn't end before it begins, and isn't longer than a century. */
export function* spanFaults(sent: Sent, now: Date): Iterable<FieldError<"from">> {
  const { from, to } = spanOf(sent, now);
  if (from > to)
    yield ["from", `must not be later than to, ${formatDay(to)}`, "Choose a day before the last one"];
  else if ((to.getTime() - from.getTime()) / DAY >= MAX_DAYS)
    yield [
      "from",
      `must be at most ${MAX_DAYS.toLocaleString("en")} days before to`,
      "Choose a later first day",
    ];
}

/** The days of a period, `YYYY-MM-DD`. */
export const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: (to.getTime() - from.getTime()) / DAY + 1 }, (_, index) =>
    formatDay(addDays(from, index)),
  );
