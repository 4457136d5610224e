const LONGEST = 64;

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

/** A slug made of a title: `cafe-muller` of "Café Müller". Undefined if the title isn't written in Latin letters. Safe in the browser. */
export function proposeSlug(title: string): string | undefined {
  const plain = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z]/g, (sign) => LETTERS[sign] ?? sign)
    .replace(/['’]/g, "");
  if (/[^a-z\P{L}]/u.test(plain)) return undefined;
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return shorten(slug, LONGEST) || undefined;
}

/** At most so many characters, of whole words if there are several. */
export function shorten(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const cut = slug.slice(0, most + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : slug.slice(0, most);
}
