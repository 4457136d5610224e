import { parseUrl } from "@/lib/validation/urls";

/** A link target that is safe in mail; undefined unless http, https, mailto or tel. */
export function safeHref(url: string): string | undefined {
  const parsed = parseUrl(url.trim());
  return parsed && /^(https?|mailto|tel):$/.test(parsed.protocol) ? parsed.href : undefined;
}

/** A web address for display: without scheme, `www.`, trailing slash, query and fragment. */
export function displayUrl(url: string): string {
  const bare = url
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\/$/, "");
  const letters = [...bare];
  return letters.length > 60 ? `${letters.slice(0, 59).join("")}…` : bare;
}

/** The non-empty lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
