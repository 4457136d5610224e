const SCHEMES: Readonly<Record<string, string>> = { email: "mailto:", phone: "tel:" };

/** Completes what was typed to a URL: `ada@example.com` becomes `mailto:…`, `example.com` becomes `https://…`. */
export function toContactUrl(text: string, platform = ""): string {
  const typed = text.trim();
  if (!typed || /^[a-z][a-z\d+.-]*:/i.test(typed)) return typed;
  const scheme = SCHEMES[platform] ?? guess(typed);
  return scheme === "tel:" ? scheme + typed.replace(/\s+/g, "-") : scheme + typed;
}

function guess(typed: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return "mailto:";
  return /^\+?[\d\s().-]{5,}$/.test(typed) ? "tel:" : "https://";
}
