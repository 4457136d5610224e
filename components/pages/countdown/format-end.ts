import { localeOf, momentFormat } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

const MINUTE = 60_000;

/**
 * Formats the end in its own time zone: "Saturday 21 November 2026 at 20:00 (Europe/Berlin)". In the hour repeated when
 * clocks go back, adds the offset: "(Europe/Berlin, GMT+1)".
 */
export function formatEnd(endsAt: Date, timeZone: string, language: PageLanguage): string {
  const timeStyle = endsAt.getUTCSeconds() ? "medium" : "short";
  const format = momentFormat(language, { dateStyle: "full", timeStyle, timeZone });
  const text = format(endsAt);
  const isAmbiguous = [-60, -30, 30, 60].some(
    (minutes) => format(new Date(endsAt.getTime() + minutes * MINUTE)) === text,
  );
  const offset = isAmbiguous ? `, ${offsetOf(endsAt, timeZone, language)}` : "";
  return `${text} (${timeZone.replaceAll("_", " ")}${offset})`;
}

const offsetOf = (at: Date, timeZone: string, language: PageLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** Truncates at a word boundary where possible. */
export function truncate(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const characters = [...plain];
  if (characters.length <= most) return plain;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .replace(/\s+\S{0,20}$/, "")}…`;
}
