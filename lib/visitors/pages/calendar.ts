export type CalendarEvent = {
  uid: string;
  at: Date;
  title: string;
  description: string;
  url: string;
  /**
   * When the event was last changed and its revision in seconds since creation: later versions replace earlier ones.
   */
  changedAt: Date;
  revision: number;
};

/** A calendar file with one event (RFC 5545): text escaped, lines folded at 75 octets and ended by CRLF. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Waypost//Countdown//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.revision}`,
    `DTSTART:${utc(event.at)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const utc = (date: Date) =>
  date
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replace(/[-:]/g, "");

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const LINE_OCTETS = 75;

// Folds between characters, never inside one; the space that starts a continuation line counts.
function foldLine(line: string): string {
  let lines = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines += "\r\n ";
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
