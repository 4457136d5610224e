import ipaddr from "ipaddr.js";

/** What counts as one client for limits: an IPv4 address, or the /64 network of an IPv6 household. */
export function networkOf(address: string | null): string {
  if (!address?.includes(":")) return address ?? "unknown";
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
