import { parseUrl } from "@/lib/validation/urls";

const PAGES = new Set(["http:", "https:", "android-app:"]);

/** The origin part of a `Referer`: all that `refererHost` needs, and a good cache key. */
export function refererOrigin(referer: string): string {
  const slashes = referer.indexOf("://");
  const path = slashes < 0 ? -1 : referer.indexOf("/", slashes + 3);
  return path < 0 ? referer : referer.slice(0, path);
}

/**
 * The host of an http, https or android-app URL, with its port unless it is the default: lower case, punycode, at
 * most 253 characters of a-z 0-9 . - _ : [ ]. Null for any other text.
 */
export function refererHost(referer: string): string | null {
  const url = parseUrl(referer);
  const host = url && PAGES.has(url.protocol) ? url.host.toLowerCase() : "";
  return /^[a-z0-9.\-_:[\]]{1,253}$/.test(host) ? host : null;
}
