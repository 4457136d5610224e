import { headers } from "next/headers";
import { env } from "@/lib/env";
import { visitorAddress } from "@/lib/visitors/request/ip-address";
import { networkOf } from "@/lib/visitors/request/network";

/**
 * The client for rate limits. Our server has stripped untrusted forwarding headers, and Next has added the
 * connection's address.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get("x-forwarded-for") ?? undefined;
  return networkOf(visitorAddress({ "x-forwarded-for": forwarded }, undefined, Math.max(1, env.TRUST_PROXY)));
}
