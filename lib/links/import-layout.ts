import { formatDateTime, parseDay } from "@/lib/dates";
import { parseUrl } from "@/lib/urls";
import type { Fields } from "@/lib/validate";

// Columns as other shorteners name them, letters and digits only, in lower case; of several the first that is there counts.
const COLUMNS = {
  url: "url longurl destinationurl destination originalurl targeturl target longlink redirecturl finalurl",
  alias: "alias slug slashtag path keyword shortcode key backhalf custombackhalf address code",
  short: "shorturl shortlink bitlink shortenedurl customurl link id",
  title: "title linktitle pagetitle name description comments label",
  starts_at: "startsat startdate validsince activefrom",
  expires_at: "expiresat expirydate expirationdate expiredate validuntil expiry expires ttl expirein",
  click_limit: "clicklimit maxvisits clickslimit maxclicks",
  paused: "paused",
} as const;

type Column = keyof typeof COLUMNS;

/** Whose export has these columns. The first layout whose columns are all there is the one. */
const LAYOUTS: [name: string, ...columns: string[]][] = [
  ["Waypost", "url", "alias", "clicklimit"],
  ["Rebrandly", "slashtag", "destination"],
  ["YOURLS", "keyword", "url"],
  ["Shlink", "shortcode", "longurl"],
  ["Bitly", "bitlink", "longurl"],
  ["Bitly", "link", "longurl"],
  ["Short.io", "originalurl"],
  ["Kutt", "target", "address"],
  ["Kutt", "target", "link"],
  ["Dub", "key", "url"],
  ["Dub", "shortlink", "url"],
  ["Dub", "shortlink", "destinationurl"],
];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** How a file's cells become links. `skipsFirst` when the first row names the columns. */
export type Layout = { name: string; skipsFirst: boolean; fieldsOf(cells: string[]): Fields };

/** The layout of a file by its first row; undefined when no column with destinations can be made out. */
export function layoutOf(first: string[]): Layout | undefined {
  const names = first.map(plain);
  const place = (column: Column) =>
    COLUMNS[column]
      .split(" ")
      .map((name) => names.indexOf(name))
      .find((at) => at >= 0);
  if (place("url") === undefined) {
    if (!/^https?:\/\//i.test(first[0] ?? "")) return linkColumn(names);
    return { name: "url, alias, title", skipsFirst: false, fieldsOf: reader({ url: 0, alias: 1, title: 2 }) };
  }
  const columns = Object.keys(COLUMNS) as Column[];
  const places = Object.fromEntries(columns.map((column) => [column, place(column)]));
  const [name = "Columns by name"] =
    LAYOUTS.find(([, ...all]) => all.every((column) => names.includes(column))) ?? [];
  return { name, skipsFirst: true, fieldsOf: reader(places) };
}

/** A file whose only address is in a column `link`: that is where its links lead. */
function linkColumn(names: string[]): Layout | undefined {
  const url = names.indexOf("link");
  if (url < 0) return undefined;
  const [alias, title] = [names.indexOf("alias"), names.indexOf("title")];
  return { name: "Columns by name", skipsFirst: true, fieldsOf: reader({ url, alias, title }) };
}

type Places = Partial<Record<Column, number | undefined>>;

const reader =
  (places: Places) =>
  (cells: string[]): Fields => {
    const cell = (column: Column) => cells[places[column] ?? -1]?.trim() || undefined;
    const limit = cell("click_limit");
    const fields = {
      url: cell("url"),
      alias: cell("alias") ?? lastPart(cell("short")),
      title: cell("title")?.replace(/\s+/g, " "),
      starts_at: moment(cell("starts_at")),
      expires_at: moment(cell("expires_at")),
      click_limit: limit && /^\d{1,10}$/.test(limit) ? Number(limit) : limit,
      paused: { true: true, false: false }[cell("paused")?.toLowerCase() ?? ""] ?? cell("paused"),
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  };

/** What follows the last slash of a short address: `bit.ly/abc` → `abc`. A bare number is a row's id, not an address. */
function lastPart(address: string | undefined): string | undefined {
  if (!address?.includes("/")) return undefined;
  const url = parseUrl(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
  return url?.pathname.split("/").filter(Boolean).at(-1);
}

/** A moment as others write it, in the API's form; without a zone it is UTC. Anything else stays as it is, to be refused. */
function moment(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d/.test(text)) return text;
  if (parseDay(text)) return `${text} 00:00:00`;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
  const date = new Date(zoned.replace(" ", "T"));
  return Number.isNaN(date.getTime()) ? text : formatDateTime(date);
}
