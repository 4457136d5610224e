import type { IncomingHttpHeaders } from "node:http";
import { preferredLanguages } from "@/lib/routing/languages";
import { countryFromProxy, countryOfAddress } from "@/lib/visitors/request/country";
import { readDevice } from "@/lib/visitors/request/device";
import { visitorAddress } from "@/lib/visitors/request/ip-address";
import { memoized } from "@/lib/visitors/request/memoized";
import { refererHost, refererOrigin } from "@/lib/visitors/request/referrer";
import { isPrefetch, isRobot } from "@/lib/visitors/request/robots";

/** What is stored about a visit (docs/contract.md §3, Visitors); null is unknown, or direct. Never the IP address. */
export type Facts = {
  /** False for prefetches, link previews and crawlers: they are redirected, but not counted, not even for limits. */
  counts: boolean;
  /** Two upper-case letters. */
  country: string | null;
  /** The host of the referring page, without a leading `www.`. */
  referrer: string | null;
  device: string | null;
  browser: string | null;
  system: string | null;
  /** The preferred one, without a region: two or three letters. */
  language: string | null;
  /** The source of the visit: `qr` for our QR codes. */
  trigger: "qr" | null;
};

const agentOf = memoized((userAgent) => ({ robot: isRobot(userAgent), ...readDevice(userAgent) }));
const countryAt = memoized(countryOfAddress);
const hostOf = memoized(refererHost);
/** The preferred languages of an `Accept-Language` header, memoized. */
export const languagesOf = memoized(preferredLanguages);

/**
 * The facts of one visit from its headers and the socket's address. `trustProxy` is the number of proxies in front
 * (X-Forwarded-For and country headers only count then), `ownHost` the short links' host with port, which is no
 * referrer. Never throws; the only visitor-supplied text it passes on is a host name.
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
    language: languageOf(text(headers["accept-language"])),
    trigger: null,
  };
}

const languageOf = memoized((header) => languagesOf(header)[0]?.split("-", 1)[0] ?? null);

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
