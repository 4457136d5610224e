const MEMBER = /^\s*([a-z]{2,3}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/**
 * The languages with the highest weight in an `Accept-Language` header, in lower case and in order; none for a weight
 * of 0. Former codes are replaced as in rules: `iw` is `he`, and `in` is `id`. Skips `*` and malformed members.
 */
export function preferredLanguages(header: string): string[] {
  let best = 0;
  let preferred: string[] = [];
  for (const member of header.split(",")) {
    const [, tag, q = "1"] = MEMBER.exec(member) ?? [];
    if (tag === undefined) continue;
    const weight = Number(q);
    if (weight > best) [best, preferred] = [weight, []];
    if (weight === best && weight > 0) preferred.push(canonical(tag).toLowerCase());
  }
  return preferred;
}

function canonical(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return tag;
  }
}

/** Whether a tag matches a language, or its variety in a region: `pt-BR` is `pt`, and `zh-Hant-TW` is `zh-TW`. */
export function isOfLanguage(tag: string, language: string): boolean {
  const [primary, region] = language.toLowerCase().split("-");
  const [spoken, ...subtags] = tag.split("-");
  if (spoken !== primary) return false;
  return region === undefined || subtags.find((subtag) => /^(?:[a-z]{2}|\d{3})$/.test(subtag)) === region;
}
