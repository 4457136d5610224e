import { formatDateTime, parseDay } from "@/lib/dates";
import { parseUrl } from "@/lib/validation/urls";
import type { Fields } from "@/lib/validation/validate";

// Column names of other shorteners, reduced to lower-case letters and digits; the first non-empty one counts.
const COLUMNS = {
  url: "url longurl destinationurl destination originalurl originalurls targeturl target longlink redirecturl finalurl",
  alias:
    "alias slug slashtag path originalpath originalpaths keyword shortcode key backhalf custombackhalf address code",
  short: "customlink customurl shorturl shorturls shortlink bitlink shortenedurl link id",
  title: "title titles linktitle pagetitle name description comments label",
  starts_at: "startsat startdate validsince activefrom",
  expires_at:
    "expiresat expiresatdate expireat endsat expirydate expirationdate expiredate validuntil expiry expires ttl expirein",
  click_limit: "clicklimit maxvisits clickslimit maxclicks",
  paused: "paused",
  domain: "domain",
  forward_query: "forwardquery",
  utm: "utm",
  expired_url: "expiredurl",
  auto_renew: "autorenew",
  rules: "rules",
  split: "split",
  split_until: "splituntil",
  tags: "tags tag labels",
  notes: "notes note",
  external_id: "externalid",
  archived: "archived",
} as const;

type Column = keyof typeof COLUMNS;

const NAMES = Object.keys(COLUMNS) as Column[];

/** The columns of each field, by index; the first non-empty cell counts. */
export type ColumnMapping = Partial<Record<Column, number[]>>;

/**
 * Exports of other products, by their columns; the first preset with all columns present wins. Sources: the exporters
 * of shlink-web-component, the YOURLS table and its import-export plugin, Dub's export dialog, the documented exports
 * of Bitly and Short.io, and the API objects of Rebrandly and Kutt, which has no export.
 */
const PRESETS: [name: string, ...columns: string[]][] = [
  ["Waypost", "url", "alias", "clicklimit"],
  ["Rebrandly", "slashtag", "destination"],
  ["Rebrandly", "slashtag", "destinationurl"],
  ["YOURLS", "keyword", "url"],
  ["Shlink", "shortcode", "longurl"],
  ["Bitly", "bitlink", "longurl"],
  ["Bitly", "link", "longurl"],
  ["Bitly", "link", "destinationurl"],
  ["Short.io", "originalurl"],
  ["Short.io", "originalurls"],
  ["Kutt", "target", "address"],
  ["Kutt", "target", "link"],
  ["Dub", "key", "url"],
  ["Dub", "shortlink", "url"],
  ["Dub", "shortlink", "destinationurl"],
];

/** The columns of the YOURLS import-export plugin: keyword, url and clicks. */
const YOURLS_PLUGIN = "source target hits";

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * How a file's cells map to links. `named` when the first row is a header; without `url` the mapping must be set
 * manually.
 */
export type DetectedPreset = { name: string; named: boolean; mapping: ColumnMapping };

/** Detects the layout of a file by its first row. */
export function detectPreset(first: readonly string[]): DetectedPreset {
  const address = first.findIndex((cell) => /^https?:\/\//i.test(cell.trim()));
  if (address === 0)
    return { name: "Destination, slug, title", named: false, mapping: { url: [0], alias: [1], title: [2] } };
  if (address > 0) return { name: "Destination", named: false, mapping: { url: [address] } };
  const given = first.map(plain);
  const names = given.join(" ") === YOURLS_PLUGIN ? ["keyword", "url", "clicks"] : given;
  const found = (column: Column) =>
    COLUMNS[column]
      .split(" ")
      .map((name) => names.indexOf(name))
      .filter((at) => at >= 0);
  const mapping: ColumnMapping = Object.fromEntries(NAMES.map((column) => [column, found(column)]));
  const layout = PRESETS.find(([, ...all]) => all.every((column) => names.includes(column)));
  // In other products' exports it is one of their domains.
  if (layout && layout[0] !== "Waypost") mapping.domain = [];
  if (mapping.url?.length) return { name: layout?.[0] ?? "Matched by column name", named: true, mapping };
  // `link` is the destination if it is the only URL column.
  const link = names.indexOf("link");
  if (link >= 0)
    return { name: "Matched by column name", named: true, mapping: { ...mapping, url: [link], short: [] } };
  return { name: "", named: true, mapping: {} };
}

/** The fields of a link in a row, as an API client would send them. */
export function fieldsOf(mapping: ColumnMapping, cells: readonly string[]): Fields {
  const all = (column: Column) => (mapping[column] ?? []).map((at) => cells[at]?.trim() || undefined);
  const cell = (column: Column) => all(column).find((text) => text !== undefined);
  const limit = cell("click_limit");
  const fields = {
    url: cell("url"),
    alias: bare(cell("alias")) ?? all("short").map(slugOfShortUrl).find(Boolean),
    title: oneLine(cell("title")),
    starts_at: toApiDateTime(cell("starts_at")),
    expires_at: toApiDateTime(cell("expires_at")),
    click_limit: limit && /^\d{1,10}$/.test(limit) ? Number(limit) : limit,
    paused: flag(cell("paused")),
    domain: cell("domain"),
    forward_query: flag(cell("forward_query")),
    utm: json(cell("utm")),
    expired_url: cell("expired_url"),
    auto_renew: flag(cell("auto_renew")),
    rules: json(cell("rules")),
    split: json(cell("split")),
    split_until: toApiDateTime(cell("split_until")),
    tags: tagsOf(cell("tags")),
    notes: cell("notes"),
    external_id: cell("external_id"),
    archived: flag(cell("archived")),
  };
  // Such a link has no fixed date; the exported one is only its next.
  if (fields.auto_renew === true) fields.expires_at = undefined;
  return fields;
}

/** In other products a title may have line breaks and tabs. */
const oneLine = (text: string | undefined): string | undefined =>
  text
    ?.split(/[\t-\r]+/)
    .map((part) => part.trim())
    .join(" ");

const flag = (text: string | undefined): unknown =>
  ({ true: true, false: false })[text?.toLowerCase() ?? ""] ?? text;

/** Parses JSON; any other text is left for validation to reject. */
function json(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const tagsOf = (text: string | undefined): string[] | undefined =>
  text
    ?.split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const bare = (alias: string | undefined): string | undefined =>
  alias?.includes("/") ? slugOfShortUrl(alias) : alias;

/** The slug of a short URL: `bit.ly/abc` → `abc`. A bare number is a row id, not a slug. */
function slugOfShortUrl(address: string | undefined): string | undefined {
  if (!address?.includes("/")) return undefined;
  const path = address.replace(/^[a-z]+:\/\//i, "").replace(/[?#].*$/, "");
  const url = parseUrl(`https://${path.startsWith("/") ? `short${path}` : path}`);
  return url?.pathname.split("/").filter(Boolean).at(-1);
}

/**
 * Converts other date formats to the API's; UTC when there is no zone. Anything else is left for validation to
 * reject.
 */
function toApiDateTime(text: string | undefined): string | undefined {
  // JavaScript makes 2 March of 30 February.
  if (text === undefined || !parseDay(text.slice(0, 10))) return text;
  if (text.length === 10) return `${text} 00:00:00`;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
  const date = new Date(zoned.replace(" ", "T"));
  return Number.isNaN(date.getTime()) ? text : formatDateTime(date);
}
