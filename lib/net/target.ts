import { isIP } from "node:net";
import { isPublicAddress } from "@/lib/net/addresses";
import { type Resolve, resolveName } from "@/lib/net/names";
import { parseUrl } from "@/lib/validation/urls";

const INSIDE = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

/** The host of a URL as used for connecting: no brackets around IPv6, no trailing dot. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/**
 * Why a user-supplied URL must not be sent to; undefined when it may. Names are resolved; one that cannot be resolved
 * now is accepted, because every connection is checked again (lib/net/agent.ts).
 */
export async function targetFault(
  text: string,
  { allowPrivate, resolve = resolveName }: { allowPrivate: boolean; resolve?: Resolve },
): Promise<string | undefined> {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return "must be an http:// or https:// address";
  if (url.username || url.password) return "must not hold a user name or password";
  if (allowPrivate) return undefined;
  const host = hostOf(url);
  if (isIP(host)) return isPublicAddress(host) ? undefined : `must be a public address, and ${host} is not`;
  const inside = `must be a public address, and ${host} is a name inside a network`;
  if (!host.includes(".") || INSIDE.test(host)) return inside;
  const found = await resolve(host).catch(() => []);
  const hidden = found.find(({ address }) => !isPublicAddress(address));
  return hidden && `must be a public address, and ${host} leads to ${hidden.address}`;
}
