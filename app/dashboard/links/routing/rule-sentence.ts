import { dateFormat } from "@/components/ui/intl-formats";
import { languageName, regionInSentence } from "@/components/ui/region-names";
import { dateOf } from "@/lib/dates";
import type { QueryCondition } from "@/lib/routing/routing";
import type { DraftRule } from "./draft-rule";
import { DAY_NAMES, DEVICE_NAMES, SYSTEM_NAMES } from "./names";

const SHOWN_NAMES = 4;
const DATE_AND_TIME = { dateStyle: "medium", timeStyle: "short" } as const;

const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** `Germany, Austria or 3 more`. */
function anyOf(names: readonly string[]): string {
  const more = names.length - SHOWN_NAMES;
  return or.format(more > 1 ? [...names.slice(0, SHOWN_NAMES), `${more} more`] : names);
}

/**
 * The conditions of a rule as a sentence: `In Germany or Austria, on mobile`. Dates are in `timeZone`, and like names
 * of countries and languages, in `locale`. Skips conditions without a value.
 */
export function ruleSentence(rule: DraftRule, locale: string, timeZone = "UTC"): string {
  const { countries, languages, devices, systems, browsers, query, qr } = rule;
  const some = (
    words: string,
    values: readonly string[] | null | undefined,
    name: (value: string) => string,
  ) => (values && values.length > 0 ? `${words} ${anyOf(values.map(name))}` : "");
  const parts = [
    some("in", countries, (code) => regionInSentence(code, locale)),
    some("speaking", languages, (tag) => languageName(tag, locale)),
    devices && devices.length > 0 ? `on ${or.format(devices.map(inSentence))}` : "",
    systems && systems.length > 0 ? `using ${anyOf(systems.map(systemInSentence))}` : "",
    some("in", browsers, (name) => name),
    datesOf(rule, locale, timeZone),
    timesOf(rule),
    some("with", query?.filter(({ name }) => name).map(parameterOf), (parameter) => parameter),
    qr === true ? "from a QR code" : "",
    qr === false ? "not from a QR code" : "",
  ];
  const sentence = parts.filter(Boolean).join(", ");
  return sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : "No conditions yet";
}

const systemInSentence = (system: keyof typeof SYSTEM_NAMES): string =>
  system === "other" ? "another system" : SYSTEM_NAMES[system];

const inSentence = (device: keyof typeof DEVICE_NAMES): string =>
  device === "tv" ? DEVICE_NAMES.tv : DEVICE_NAMES[device].toLowerCase();

const parameterOf = ({ name, value }: QueryCondition): string =>
  value === null ? `?${name}` : `?${name}=${value}`;

function datesOf({ from, until }: DraftRule, locale: string, timeZone: string): string {
  const text = (wire: string) => {
    const shown = dateFormat(DATE_AND_TIME, locale, timeZone).format(dateOf(wire));
    return timeZone === "UTC" ? `${shown} UTC` : shown;
  };
  return [from ? `from ${text(from)}` : "", until ? `until ${text(until)}` : ""].filter(Boolean).join(" ");
}

function timesOf({ days, hours, timezone }: DraftRule): string {
  const when = [
    days && days.length > 0 ? `on ${daysOf(days)}` : "",
    hours && hours.length > 0 ? or.format(hours.map((span) => `between ${span.replace("-", " and ")}`)) : "",
  ];
  const text = when.filter(Boolean).join(" ");
  return text && timezone ? `${text} (${timezone})` : text;
}

function daysOf(days: readonly number[]): string {
  const sorted = days.toSorted().join("");
  if (sorted === "12345") return "weekdays";
  if (sorted === "67") return "weekends";
  return or.format(days.toSorted().map((day) => DAY_NAMES[day - 1] ?? ""));
}
