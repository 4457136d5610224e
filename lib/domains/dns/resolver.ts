import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { env } from "@/lib/env";

const TIMEOUT_MS = 2_000;
const TRIES = 2;

/** A resolver that queries name servers directly: those of DNS_SERVERS, or the system's. */
export function openResolver(): Resolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (env.DNS_SERVERS.length > 0) resolver.setServers(env.DNS_SERVERS);
  return resolver;
}

// EBADNAME: invalid, for example too long.
const MISSING = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/** Empty when there are no records, undefined when the lookup failed. */
export const recordsOrUndefined = <T>(records: Promise<T[]>): Promise<T[] | undefined> =>
  records.catch((error: NodeJS.ErrnoException) => (MISSING.has(error.code ?? "") ? [] : undefined));

/** The addresses of a host name or an IP address; undefined when the lookup failed. */
export async function addressesOf(resolver: Resolver, host: string): Promise<string[] | undefined> {
  if (isIP(host)) return [host];
  const [ipv4, ipv6] = await Promise.all([
    recordsOrUndefined(resolver.resolve4(host)),
    recordsOrUndefined(resolver.resolve6(host)),
  ]);
  return ipv4 && ipv6 && [...ipv4, ...ipv6];
}
