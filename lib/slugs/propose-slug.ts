export const MAX_SLUG_LENGTH = 64;

// Latin letters that Unicode doesn't decompose.
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
};

/** Slugifies a title: "Café Müller" becomes `cafe-muller`. Undefined unless in Latin script. Safe in the browser. */
export function proposeSlug(title: string): string | undefined {
  const plain = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z]/g, (sign) => LETTERS[sign] ?? sign)
    .replace(/['’]/g, "");
  if (/[^a-z\P{L}]/u.test(plain)) return undefined;
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return truncateSlug(slug, MAX_SLUG_LENGTH) || undefined;
}

/** Truncates to at most `most` characters, at a word boundary if possible. */
export function truncateSlug(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const cut = slug.slice(0, most + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : slug.slice(0, most);
}
