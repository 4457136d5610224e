import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { domainOrigin } from "@/lib/domains/hosts/origin";
import { isServedName } from "@/lib/domains/hosts/served-names";
import { env } from "@/lib/env";

const DOMAIN_PORT = new URL(domainOrigin("domain.example")).port;

/** The host of a URL or a Host header, normalized: lower case, without port, brackets and trailing dot. */
export const normalizeHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");

/** The hosts of SHORT_URL and APP_URL. */
export const ownHosts = (): string[] =>
  [env.SHORT_URL, env.APP_URL].map((url) => normalizeHost(new URL(url).host));

// Localhost has many names. Not ipaddr.isValid, which throws internally for every name: a quarter of an import's
// time.
const isOwnMachine = (host: string): boolean =>
  host === "localhost" || (isIP(host) !== 0 && /^(loopback|unspecified)$/.test(ipaddr.process(host).range()));

const isSameHost = (one: string, other: string): boolean =>
  one === other || (isOwnMachine(one) && isOwnMachine(other));

/** The host of a URL if it serves short links: that of SHORT_URL, or a serving domain. The port must match. */
export const shortHostOf = (url: string): string | undefined => hostAmong(url, [env.SHORT_URL]);

/** The host of a URL if it is this instance: as `shortHostOf`, or that of APP_URL. */
export const instanceHostOf = (url: string): string | undefined =>
  hostAmong(url, [env.SHORT_URL, env.APP_URL]);

function hostAmong(url: string, addresses: readonly string[]): string | undefined {
  const { host, port } = new URL(url);
  const name = normalizeHost(host);
  const own = addresses
    .map((address) => new URL(address))
    .find((one) => one.port === port && isSameHost(normalizeHost(one.host), name));
  if (own) return own.host;
  return port === DOMAIN_PORT && isServedName(name) ? host : undefined;
}

/** The name of the domain that would serve this URL, claimed or not; undefined on other ports. */
export function domainOf(url: string): string | undefined {
  const { host, port } = new URL(url);
  return port === DOMAIN_PORT ? normalizeHost(host) : undefined;
}
