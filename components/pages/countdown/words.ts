const MINUTE = 60_000;

/**
 * When a countdown ends, in words and in its own time zone: "Saturday 21 November 2026 at 20:00 (Europe/Berlin)". In the
 * hour that comes twice when clocks go back, also which of the two: "(Europe/Berlin, GMT+1)".
 */
export function endInWords(endsAt: Date, timeZone: string): string {
  const timeStyle = endsAt.getUTCSeconds() ? "medium" : "short";
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle, timeZone });
  const text = format.format(endsAt);
  const words = text.replace(/,? (?:at )?(\d\d:)/, " at $1");
  const comesTwice = [-60, -30, 30, 60].some(
    (minutes) => format.format(new Date(endsAt.getTime() + minutes * MINUTE)) === text,
  );
  const offset = comesTwice ? `, ${offsetOf(endsAt, timeZone)}` : "";
  return `${words} (${timeZone.replaceAll("_", " ")}${offset})`;
}

const offsetOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

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
