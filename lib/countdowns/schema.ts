import { alias, color, dateTime, httpUrl, name, optional, orNull, text } from "@/lib/validation/fields";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";
import { timeZone } from "@/lib/validation/time-zones";
import type { FieldError } from "@/lib/validation/validate";

export const THEMES = ["light", "dark", "brand"] as const;
export const EXPIRED_ACTIONS = ["message", "redirect"] as const;
const DEFAULT_ACCENT = "0c6b58";

/** The fields of a countdown page, in the order of docs/contract.md §5. */
export const countdownShape = {
  title: text(200, { min: 1 }),
  alias: optional(alias(), null),
  slug: optional(alias(), null),
  description: optional(text(2000, { lines: true }), ""),
  ends_at: dateTime(),
  timezone: optional(timeZone(), "UTC"),
  theme: optional(name(THEMES), "light"),
  accent: optional(color(), DEFAULT_ACCENT),
  cta_label: optional(text(60), ""),
  cta_url: orNull(httpUrl()),
  expired_action: optional(name(EXPIRED_ACTIONS), "message"),
  expired_message: optional(text(500, { lines: true }), ""),
  redirect_url: orNull(httpUrl()),
  language: optional(name(PAGE_LANGUAGES), null),
};

type Redirecting = {
  expired_action: string;
  redirect_url: string | null;
  slug: string | null;
  /** Of `redirect_url`; false also if neither it nor the slug is new. */
  onOwnHost: boolean;
};

/** `redirect_url` is required for a redirect, and must not point back to the page itself (docs/contract.md §5). */
export function* redirectFaults(page: Redirecting): Iterable<FieldError<"redirect_url">> {
  const { expired_action, redirect_url, slug, onOwnHost } = page;
  if (expired_action === "redirect" && redirect_url === null)
    yield [
      "redirect_url",
      "is required when expired_action is redirect: an http:// or https:// URL",
      "Enter the web address to redirect to, like https://example.com",
    ];
  if (redirect_url && slug && onOwnHost && isPathOf(redirect_url, slug))
    yield [
      "redirect_url",
      "must not be the page itself: it would redirect in a loop",
      "Enter another URL: this one is the countdown page itself",
    ];
}

const isPathOf = (url: string, slug: string): boolean =>
  decodePath(new URL(url).pathname).replace(/\/$/, "").toLowerCase() === `/c/${slug}`.toLowerCase();

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
