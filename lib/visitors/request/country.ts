import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type CountryResponse, Reader } from "mmdb-lib";

const DATABASE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

const PROXY_HEADERS = [
  "cf-ipcountry",
  "x-vercel-ip-country",
  "cloudfront-viewer-country",
  "x-appengine-country",
  "x-country-code",
];

// What proxies send for an unknown country. (Cloudflare's T1, for Tor, isn't two letters.)
const UNKNOWN_COUNTRIES = new Set(["XX", "ZZ"]);

/**
 * The country named by a trusted proxy, two upper-case letters; null when there is none. Only call it behind a proxy.
 */
export function countryFromProxy(headers: IncomingHttpHeaders): string | null {
  for (const name of PROXY_HEADERS) {
    const country = countryCode(headers[name]);
    if (country) return country;
  }
  return null;
}

/**
 * The country of an IP address (as `visitorAddress` writes it) from the database, two upper-case letters; null for
 * private, reserved and unknown addresses, and without the database.
 */
export function countryOfAddress(address: string): string | null {
  if (!isPublic(address)) return null;
  database ??= openDatabase();
  const record: unknown = database.reader?.get(address);
  if (typeof record !== "object" || record === null || !("country_code" in record)) return null;
  return countryCode(record.country_code);
}

function countryCode(value: unknown): string | null {
  if (typeof value !== "string" || !/^[a-z]{2}$/i.test(value)) return null;
  const country = value.toUpperCase();
  return UNKNOWN_COUNTRIES.has(country) ? null : country;
}

// Private, shared, local, documentation and multicast networks, some of which the database maps to a country.
// Patterns, because net.BlockList is slower than the database.
const RESERVED_IPV4 = new RegExp(
  [
    /^(?:0|10|127|22[4-9]|2[3-5]\d)\./,
    /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
    /^169\.254\./,
    /^172\.(?:1[6-9]|2\d|3[01])\./,
    /^192\.(?:168|0\.[02])\./,
    /^198\.(?:1[89]|51\.100)\./,
    /^203\.0\.113\./,
  ]
    .map((network) => network.source)
    .join("|"),
);
const GLOBAL_IPV6 = /^(?!2001:0?db8:)[23][\da-f]{3}:/;

const isPublic = (address: string): boolean =>
  address.includes(":") ? GLOBAL_IPV6.test(address) : !RESERVED_IPV4.test(address);

let database: { reader: Reader<CountryResponse> | null } | undefined;

// Resolve from this file, or from the project folder in case a bundler moved this file. `require.resolve` gets a
// variable because Next's bundler would replace a literal by a module number.
function openDatabase(): { reader: Reader<CountryResponse> | null } {
  for (const base of [import.meta.url, join(process.cwd(), "package.json")]) {
    try {
      const file = createRequire(base).resolve(DATABASE);
      return { reader: new Reader(readFileSync(file), { cache: new Map() }) };
    } catch {}
  }
  return { reader: null };
}
