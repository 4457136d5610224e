import type { Resolver } from "node:dns/promises";
import { allowsOurIssuers } from "@/lib/domains/dns/caa";
import { addressesOf, openResolver, recordsOrUndefined } from "@/lib/domains/dns/resolver";
import { env } from "@/lib/env";

/** For all queries about a name together. */
const DEADLINE_MS = 8_000;

/** The DNS findings about a name. */
export type DnsFindings = {
  /** The values of its TXT proofs; undefined when the lookup failed. */
  proofs: readonly string[] | undefined;
  /** Whether it points at DOMAIN_TARGET; undefined when the lookup failed. */
  pointsHere: boolean | undefined;
  /** Whether its CAA records forbid our certificate authorities. */
  caaForbids: boolean;
};

/** Where the TXT records that prove a name are. */
export const proofName = (name: string): string => `_waypost.${name}`;

/** Queries DNS about a name. Never rejects, and settles within seconds. */
export async function lookUp(name: string): Promise<DnsFindings> {
  const resolver = openResolver();
  const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS);
  const [proofs, pointsHere, allowed] = await Promise.all([
    recordsOrUndefined(resolver.resolveTxt(proofName(name))),
    pointsAt(resolver, name, env.DOMAIN_TARGET),
    allowsOurIssuers(resolver, name),
  ]);
  clearTimeout(deadline);
  return {
    proofs: proofs?.map((chunks) => chunks.join("").trim()),
    pointsHere,
    caaForbids: !allowed,
  };
}

/** By a CNAME, or because all of its addresses are the target's: a visitor may get any of them. */
async function pointsAt(resolver: Resolver, name: string, target: string): Promise<boolean | undefined> {
  const [aliases, own, wanted] = await Promise.all([
    recordsOrUndefined(resolver.resolveCname(name)),
    addressesOf(resolver, name),
    addressesOf(resolver, target),
  ]);
  if (aliases?.some((alias) => alias.toLowerCase().replace(/\.$/, "") === target)) return true;
  if (own?.length === 0) return false;
  return own && wanted && own.every((address) => wanted.includes(address));
}
