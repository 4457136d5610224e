import ipaddr from "ipaddr.js";
import { headers } from "next/headers";
import { env } from "@/lib/env";
import { visitorAddress } from "@/lib/visitors/request/ip-address";

/**
 * Who asks, for limits: an IPv4 address, or the network of 64 bits that one IPv6 household has. Our server has taken
 * away what nobody in front of it is believed to say, and Next has then filled in the connection's own address.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get("x-forwarded-for") ?? undefined;
  const address = visitorAddress({ "x-forwarded-for": forwarded }, undefined, Math.max(1, env.TRUST_PROXY));
  if (!address?.includes(":")) return address ?? "unknown";
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
