import { isIP } from "node:net";
import { domainOrigin } from "@/lib/domains/hosts/origin";
import { isServedName } from "@/lib/domains/hosts/served-names";
import { env } from "@/lib/env";

/** The host of a URL or a Host header as names are stored: in lower case, without port, brackets and trailing dot. */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");

/** The hosts of SHORT_URL and APP_URL. */
export const ownHosts = (): string[] =>
  [env.SHORT_URL, env.APP_URL].map((url) => plainHost(new URL(url).host));

// Localhost has many names.
const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host === "::1" ||
  host === "::" ||
  host === "0.0.0.0" ||
  (isIP(host) === 4 && host.startsWith("127."));

const isSameHost = (one: string, other: string): boolean =>
  one === other || (isLoopback(one) && isLoopback(other));

/**
 * The host of a URL if visitors would come back to this instance: that of SHORT_URL or APP_URL, or a domain that is
 * served; undefined otherwise. A URL with another port than ours leads elsewhere.
 */
export function instanceHostOf(url: string): string | undefined {
  const { host, port } = new URL(url);
  const name = plainHost(host);
  const isOwn = [env.SHORT_URL, env.APP_URL]
    .map((own) => new URL(own))
    .some((own) => own.port === port && isSameHost(plainHost(own.host), name));
  return isOwn || isServedOrigin(name, port) ? host : undefined;
}

const isServedOrigin = (name: string, port: string): boolean =>
  isServedName(name) && new URL(domainOrigin(name)).port === port;
