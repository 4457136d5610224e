import type { IncomingHttpHeaders } from "node:http";
import { isIPv4, isIPv6, SocketAddress } from "node:net";

/**
 * The visitor's IP address, IPv4 dotted and IPv6 in lower case; null when there is none. Behind `trustProxy` proxies
 * it is the entry of X-Forwarded-For, counted from the right, that the outermost proxy wrote; a missing or malformed
 * entry falls back to the socket's address.
 */
export function visitorAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustProxy: number,
): string | null {
  const forwarded = trustProxy > 0 ? headers["x-forwarded-for"] : undefined;
  const named = forwarded ? plainAddress(entryFromRight(String(forwarded), trustProxy)) : null;
  return named ?? (socketAddress ? plainAddress(socketAddress) : null);
}

// Not `split`: a 16 KB header of commas would allocate a huge array.
/** The entry of a list in a header, counted from the right; "" when there are fewer. */
export function entryFromRight(chain: string, hop: number): string {
  let end = chain.length;
  for (let right = 1; right < hop; right++) {
    end = chain.lastIndexOf(",", end - 1);
    if (end <= 0) return "";
  }
  return chain.slice(chain.lastIndexOf(",", end - 1) + 1, end).trim();
}

function plainAddress(text: string): string | null {
  const plain = unmapped(text);
  // Fast path for the usual forms: SocketAddress is slower than everything else here.
  if (isIPv4(plain) || (/^[1-9a-f][\da-f]{3}:[\da-f:]+$/.test(plain) && isIPv6(plain))) return plain;
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  if (isIPv4(bare)) return bare;
  const [numbers = ""] = bare.split("%", 1);
  return isIPv6(numbers) ? unmapped(new SocketAddress({ address: numbers, family: "ipv6" }).address) : null;
}

const unmapped = (address: string): string =>
  address.startsWith("::ffff:") && isIPv4(address.slice(7)) ? address.slice(7) : address;
