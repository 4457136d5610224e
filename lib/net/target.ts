import { isIP } from "node:net";
import { isPublicAddress } from "@/lib/net/addresses";
import { type Resolve, resolveName } from "@/lib/net/names";
import { parseUrl } from "@/lib/validation/urls";

const INSIDE = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

/** The host of a URL as used for connecting: no brackets around IPv6, no trailing dot. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/**
 * Why a user-supplied URL must not be sent to; undefined when it may. Resolves names, but the message never says to
 * what; accepts one that doesn't resolve now, because every connection is checked again (lib/net/agent.ts).
 */
export async function targetFault(
  text: string,
  { allowPrivate, resolve = resolveName }: { allowPrivate: boolean; resolve?: Resolve },
): Promise<string | undefined> {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return "must be an http:// or https:// address";
  if (url.username || url.password) return "must not contain a user name or password";
  const host = hostOf(url);
  if (!isIP(host) && host.split(".").includes("")) return "must have a host name without empty parts";
  if (url.port === "0") return "must have a port from 1 to 65535";
  if (allowPrivate || (await isPublicHost(host, resolve))) return undefined;
  return `must be a public address; ${host} is not`;
}

async function isPublicHost(host: string, resolve: Resolve): Promise<boolean> {
  if (isIP(host)) return isPublicAddress(host);
  if (!host.includes(".") || INSIDE.test(host)) return false;
  const found = await resolve(host).catch(() => []);
  return found.every(({ address }) => isPublicAddress(address));
}
