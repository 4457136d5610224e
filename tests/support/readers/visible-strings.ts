/**
 * Runs in the page: its title, labels and texts, a sentence with inline elements as one string. Skips code samples,
 * long lists of options (time zones, currencies) and previews.
 */
export function extractStrings(): string[] {
  const MAX_OPTIONS = 40;
  const found: string[] = [document.title];
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
  const walk = (element: Element): void => {
    if (
      element.matches(
        "script, style, noscript, pre, svg, iframe, template, datalist, code, textarea, [data-nextjs-toast], " +
          // Loaded when the page is idle.
          "section[aria-label^=Notifications]",
      )
    )
      return;
    if (element instanceof HTMLSelectElement && element.options.length > MAX_OPTIONS) return;
    for (const name of ["aria-label", "title", "alt", "placeholder"])
      found.push(element.getAttribute(name) ?? "");
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim(),
    );
    const children = [...element.children];
    const isSentence =
      hasText && children.every((child) => isInline(child) && !child.matches("button, input, select"));
    if (isSentence) {
      found.push(element.textContent ?? "");
      return;
    }
    if (hasText)
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
    children.forEach(walk);
  };
  walk(document.body);
  const description = document.querySelector("meta[name=description]")?.getAttribute("content");
  found.push(description ?? "");
  return found
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}.*\p{L}/u.test(text) && text.length < 900);
}

const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
const DAYS = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?";

/** Placeholders for what varies between runs. */
const RULES: readonly [RegExp, string][] = [
  [/\b[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "EMAIL"],
  [/https?:\/\/\S*[^\s.,;)…”]/g, "URL"],
  [/\b(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s.,;)]*)?/g, "URL"],
  [/^QR code of \S+$/, "QR code of SLUG"],
  // URLs in lists, without the host.
  [/^\/[\da-z]{7,13}$/i, "/SLUG"],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g, "ID"],
  [/\bwp_\w*/g, "KEY"],
  [/\b\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?/g, "DATE"],
  [
    new RegExp(
      `${DAYS}\\b\\d{1,2} (?:${MONTHS})[a-z]*(?: \\d{4})?(?:,? (?:at )?\\d\\d:\\d\\d(?::\\d\\d)?)?`,
      "g",
    ),
    "DATE",
  ],
  [/\b(?:just now|\d+ (?:minute|hour)s? ago)\b/g, "DATE"],
  [/\bsha256=\S+|\bv1,\S+/g, "SIGNATURE"],
  [/\b\d+d\b/g, "#d"],
  [/(?<![\w-])(?:\d[\d.,:]*\d|\d)(?!\w)/g, "#"],
];

/** A string without slugs, dates, numbers, ids, URLs and emails. */
export const normalize = (text: string, slugs: readonly string[] = []): string =>
  RULES.reduce(
    (result, [pattern, placeholder]) => result.replace(pattern, placeholder),
    slugs.reduce((result, slug) => result.replaceAll(slug, "SLUG"), text),
  );
