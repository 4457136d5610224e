import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { normalizeHost, ownHosts } from "@/lib/domains/hosts/instance-hosts";
import { isServedName } from "@/lib/domains/hosts/served-names";
import { env } from "@/lib/env";

/** Caddy's on-demand TLS `ask` endpoint: whether to get a certificate for a name, 200 or 404. */
export const ASK_PATH = "/api/domains/ask";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits);
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv6");

/** Whether a socket address is loopback, private or link-local. */
function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, "").replace(/%.*$/, "");
  return privateNetworks.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

const isToken = (token: string): boolean =>
  env.ASK_TOKEN !== undefined && timingSafeEqual(digest(token), digest(env.ASK_TOKEN));

type AskRequest = {
  query: string;
  headers: IncomingHttpHeaders;
  /** Of the socket; undefined where unknown. */
  address: string | undefined;
};

/**
 * The response to a proxy that asks about `?domain=`, from memory only: proxies ask again for certificates they have,
 * so it must work while the database is down. Only peers on a private network may ask, or anyone with ASK_TOKEN as
 * `?token=`. A forwarded request isn't the proxy's own.
 */
export function askResponse({ query, headers, address }: AskRequest) {
  const { domain = "", token = "" } = Object.fromEntries(new URLSearchParams(query));
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  const mayAsk = isToken(token) || (!isForwarded && address !== undefined && isPrivateAddress(address));
  const name = normalizeHost(domain);
  const isOurs = mayAsk && (isServedName(name) || ownHosts().includes(name));
  return {
    status: isOurs ? 200 : 404,
    headers: {
      "Content-Type": "text/plain",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
    body: isOurs ? "yes\n" : "no\n",
  };
}
