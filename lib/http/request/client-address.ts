import ipaddr from "ipaddr.js";
import { headers } from "next/headers";
import { env } from "@/lib/env";
import { visitorAddress } from "@/lib/visitors/request/ip-address";

/**
 * The client for rate limits: an IPv4 address, or the /64 network of an IPv6 household. Our server has removed
 * untrusted forwarding headers, and Next has filled in the connection's address.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get("x-forwarded-for") ?? undefined;
  const address = visitorAddress({ "x-forwarded-for": forwarded }, undefined, Math.max(1, env.TRUST_PROXY));
  if (!address?.includes(":")) return address ?? "unknown";
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
