import { isPageLanguage, type PageLanguage } from "@/lib/validation/languages";
import { memoized } from "@/lib/visitors/request/memoized";

const DEFAULT: PageLanguage = "en";

const MEMBER =
  /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** The language of public pages for this `Accept-Language` header; falls back to English. */
export const visitorLanguage = (header: string | null | undefined): PageLanguage =>
  header ? read(header) : DEFAULT;

// Dialects count as their language (RFC 4647, 3.4): pt-BR is pt. Skips malformed and untranslated ones.
const read = memoized((header): PageLanguage => {
  const weights = new Map<PageLanguage, number>();
  let others = 0;
  for (const member of header.split(",")) {
    const [, range = "", q = "1"] = MEMBER.exec(member) ?? [];
    const weight = Number(q);
    const language = primaryLanguage(range);
    if (range === "*") others = weight;
    else if (isPageLanguage(language)) weights.set(language, Math.max(weight, weights.get(language) ?? 0));
  }
  // "*" matches every language not named; we pick English.
  if (!weights.has(DEFAULT)) weights.set(DEFAULT, others);
  const [[best, weight] = [DEFAULT, 0]] = [...weights].sort(([, one], [, other]) => other - one);
  return weight > 0 ? best : DEFAULT;
});

function primaryLanguage(range: string): string {
  const primary = range.toLowerCase().split("-", 1)[0] ?? "";
  // The former code of Hebrew, which Java and older Android phones send.
  return primary === "iw" ? "he" : primary;
}
