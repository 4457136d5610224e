// Completes what people type into a URL field. The API takes only full URLs. Safe in the browser.

export const HAS_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
export const PHONE = /^\+?[\d\s().-]{5,}$/;
/** A host name with a dot, or localhost, with optional port, path and query. */
const WEB = /^(?:[^\s/?#@:]+\.[^\s/?#@:]{2,}|localhost)(?::\d+)?(?:[/?#]\S*)?$/i;

/** `www.example.com/x` becomes `https://www.example.com/x`. Anything else is only trimmed. */
export function toWebUrl(text: string): string {
  const typed = text.trim();
  if (typed.startsWith("//")) return toWebUrl(typed.slice(2));
  return !HAS_SCHEME.test(typed) && WEB.test(typed) ? `https://${typed}` : typed;
}

/** As `toWebUrl`; `ada@example.com` becomes `mailto:…`, and a phone number `tel:…`. */
export function toContactUrl(text: string): string {
  const typed = text.trim();
  if (EMAIL.test(typed)) return `mailto:${typed}`;
  return PHONE.test(typed) ? telUrl(typed) : toWebUrl(typed);
}

/** A phone number as people write it, as a URL. */
export const telUrl = (typed: string): string => `tel:${typed.replace(/\s+/g, "-")}`;
