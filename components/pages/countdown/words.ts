/** When a countdown ends, in words and in its own time zone: "Saturday 21 November 2026 at 20:00 (Europe/Berlin)". */
export function endInWords(endsAt: Date, timeZone: string): string {
  const timeStyle = endsAt.getUTCSeconds() ? "medium" : "short";
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle, timeZone });
  const words = format.format(endsAt).replace(/,? (?:at )?(\d\d:)/, " at $1");
  return `${words} (${timeZone.replaceAll("_", " ")})`;
}

/** At most so many characters, cut at a word where there is one. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const characters = [...plain];
  if (characters.length <= most) return plain;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .replace(/\s+\S{0,20}$/, "")}…`;
}
