import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { countryFromProxy, countryOfAddress } from "@/lib/visitors/request/country";
import { readDevice } from "@/lib/visitors/request/device";
import { visitorAddress } from "@/lib/visitors/request/ip-address";
import { refererHost, refererOrigin } from "@/lib/visitors/request/referrer";
import { isPrefetch, isRobot } from "@/lib/visitors/request/robots";

/** What is kept of a visit (CONTRACT §3, Visitors); null is unknown, or a direct visit. Never the address. */
export type Facts = {
  /** False for prefetches, link previews and crawlers: they are redirected, not counted, and spend no limit. */
  counts: boolean;
  /** Two upper-case letters. */
  country: string | null;
  /** The host of the page with the link, without a leading `www.`. */
  referrer: string | null;
  device: string | null;
  browser: string | null;
  system: string | null;
};

const MAX_TEXT = 512;
const MEMOIZED_RESULTS = 10_000;

const agentOf = memoized((userAgent) => ({ robot: isRobot(userAgent), ...readDevice(userAgent) }));
const countryAt = memoized(countryOfAddress);
const hostOf = memoized(refererHost);

/**
 * The facts of one visit from its headers and the socket's address. `trustProxy` is the number of proxies in front
 * (their X-Forwarded-For and country headers count only then), `ownHost` the host with port of the short links, which
 * is no referrer. Never throws; text of the visitor's own gets in as a host's name only.
 */
export function visitFacts(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  settings: { trustProxy: number; ownHost: string },
): Facts {
  const { robot, device, browser, system } = agentOf(text(headers["user-agent"]));
  return {
    counts: !robot && !isPrefetch(headers),
    country: countryOf(headers, socketAddress, settings.trustProxy),
    referrer: referrerOf(text(headers.referer), settings.ownHost),
    device,
    browser,
    system,
  };
}

function countryOf(headers: IncomingHttpHeaders, socketAddress: string | undefined, trustProxy: number) {
  const named = trustProxy > 0 ? countryFromProxy(headers) : null;
  if (named) return named;
  const address = visitorAddress(headers, socketAddress, trustProxy);
  return address && countryAt(address);
}

function referrerOf(referer: string, ownHost: string): string | null {
  const host = referer && hostOf(refererOrigin(referer));
  return host && host !== ownHost ? host.replace(/^www\.(?=.+\.)/, "") : null;
}

const text = (header: unknown): string => (typeof header === "string" ? header : "");

/** The same function with a memory of its last answers. It is asked about the first 512 characters of a text. */
function memoized<T>(ask: (text: string) => T): (text: string) => T {
  const responses = new LRUCache<string, { response: T }>({ max: MEMOIZED_RESULTS });
  return (whole) => {
    const start = whole.length > MAX_TEXT ? whole.slice(0, MAX_TEXT) : whole;
    const known = responses.get(start);
    if (known) return known.response;
    // A copy: a slice would keep alive the header that it was cut from.
    const question = Buffer.from(start).toString();
    const response = ask(question);
    responses.set(question, { response });
    return response;
  };
}
