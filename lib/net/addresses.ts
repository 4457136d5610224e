import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

// Not covered by ipaddr.js: Azure's metadata endpoint, and IPv6 outside global unicast (2000::/3), such as ::a.b.c.d,
// the deprecated IPv4-compatible form.
const AZURE_METADATA = "168.63.129.16";
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
const DOCUMENTATION = ipaddr.IPv6.parseCIDR("3fff::/20");

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, carrier, documentation or
 * multicast, nor IPv6 that embeds IPv4 (mapped, NAT64, 6to4, Teredo). Anything that isn't an IP address is not.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text) || text.includes("%")) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_UNICAST) && !address.match(DOCUMENTATION);
  return address.toString() !== AZURE_METADATA;
}
