import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { isServedName } from "@/lib/domains/hosts/served-names";
import { env } from "@/lib/env";
import { entryFromRight } from "@/lib/visitors/request/ip-address";
import { memoized } from "@/lib/visitors/request/memoized";

const OWN_NAMES = new Set([env.SHORT_URL, env.APP_URL].map((address) => new URL(address).hostname));

const foreignName = memoized((host: string): string | null => {
  const name = nameOf(host);
  // A domain has at least two labels; IP addresses and bare names are this server's.
  return NAME.test(name) && name.includes(".") && isIP(name) === 0 && !OWN_NAMES.has(name) ? name : null;
});

/**
 * The host name that a request is for, in lower case and as A-labels, if it may be a custom domain; null for the
 * hosts of SHORT_URL and APP_URL, addresses and bare names. X-Forwarded-Host counts behind TRUST_PROXY proxies only.
 */
export function foreignHost(headers: IncomingHttpHeaders, trustProxy = env.TRUST_PROXY): string | null {
  const forwarded = trustProxy > 0 ? headers["x-forwarded-host"] : undefined;
  const host = forwarded ? forwardedHost(String(forwarded), trustProxy) : headers.host;
  return host ? foreignName(host) : null;
}

/** Whether a request is for a served domain, by this process's cache. */
export function isServedHost(headers: IncomingHttpHeaders): boolean {
  const host = foreignHost(headers);
  return host !== null && isServedName(host);
}

/** Proxies replace the header, or append to it. */
const forwardedHost = (chain: string, trustProxy: number): string =>
  entryFromRight(chain, trustProxy) || (chain.split(",", 1)[0] ?? "").trim();

const NAME = /^[a-z0-9.-]+$/;

/** Without port and trailing dot; "" for what isn't a name. */
function nameOf(host: string): string {
  const bare = host.replace(/:\d*$/, "").replace(/\.$/, "");
  const lower = bare.toLowerCase();
  if (NAME.test(lower) || bare.length > 253) return lower;
  // Node decodes headers as Latin-1.
  return domainToASCII(Buffer.from(bare, "latin1").toString());
}
