import { z } from "zod";
import { STYLES } from "@/lib/timer-images/style";
import {
  color,
  dateTime,
  flag,
  httpUrl,
  integer,
  name,
  optional,
  orNull,
  text,
} from "@/lib/validation/fields";
import { check, ruleIssue } from "@/lib/validation/form-messages";

export { STYLES };

const LABEL_NAMES = ["days", "hours", "minutes", "seconds"] as const;
export const DEFAULT_LABELS = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" };

export type Labels = typeof DEFAULT_LABELS;

/** A subset of days, hours, minutes and seconds, by letter. */
function units() {
  const rule = "must be one or more of d, h, m, s in that order, like dhms or hms";
  return z
    .string({ error: rule })
    .trim()
    .superRefine(
      check(rule, (value) =>
        value !== "" && /^d?h?m?s?$/.test(value) ? undefined : "Choose at least one unit",
      ),
    )
    .meta({ description: rule, pattern: "^(?=.)d?h?m?s?$" });
}

/** The sent labels; null means the default one. */
function labels() {
  const rule = `must be an object with any of ${LABEL_NAMES.join(", ")}, each text of at most 16 characters, without control characters`;
  const shape = (fallback: string) =>
    z.preprocess((value) => (value === null ? fallback : value), text(16)).optional();
  const names = z.object({
    days: shape(DEFAULT_LABELS.days),
    hours: shape(DEFAULT_LABELS.hours),
    minutes: shape(DEFAULT_LABELS.minutes),
    seconds: shape(DEFAULT_LABELS.seconds),
  });
  const label = { type: ["string", "null"], maxLength: 16 };
  const properties = Object.fromEntries(LABEL_NAMES.map((name) => [name, label]));
  const form = { type: ["object", "null"], properties, fallback: DEFAULT_LABELS };
  return z
    .unknown()
    .meta({ description: rule, ...form })
    .transform((value, context) => {
      const result = names.safeParse(value);
      if (result.success) return result.data;
      context.addIssue(ruleIssue(rule, "Enter at most 16 characters for each label"));
      return z.NEVER;
    });
}

/** The fields of an email timer, in the order of docs/contract.md §4. */
export const timerShape = {
  name: optional(text(200), ""),
  ends_at: dateTime(),
  style: optional(name(STYLES), "boxed"),
  bg: optional(color(), "ffffff"),
  fg: optional(color(), "1a1d1b"),
  accent: optional(color(), "0c6b58"),
  width: optional(integer(200, 1200), 600),
  units: optional(units(), "dhms"),
  show_labels: optional(flag(), true),
  labels: z.preprocess((value) => value ?? DEFAULT_LABELS, labels()),
  expired_message: optional(text(100, { lines: true }), ""),
  link_url: orNull(httpUrl()),
  alt_text: optional(text(200), ""),
};

/** Merges the labels that were sent into the stored ones. */
export const mergeLabels = (sent: Partial<Labels> | undefined, before: Labels): Labels => ({
  days: sent?.days ?? before.days,
  hours: sent?.hours ?? before.hours,
  minutes: sent?.minutes ?? before.minutes,
  seconds: sent?.seconds ?? before.seconds,
});
