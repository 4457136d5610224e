import type { CaaRecord } from "node:dns";
import type { Resolver } from "node:dns/promises";
import { recordsOrUndefined } from "@/lib/domains/dns/resolver";

/** The certificate authorities that Caddy uses by default: Let's Encrypt and ZeroSSL. */
const ISSUERS = ["letsencrypt.org", "sectigo.com"];

/**
 * Whether CAA records allow our authorities to issue certificates for a name. Those of the closest parent that has
 * any apply (RFC 8659). A failed lookup forbids nothing.
 */
export async function allowsOurIssuers(resolver: Resolver, name: string): Promise<boolean> {
  for (let at = name; at !== ""; at = at.split(".").slice(1).join(".")) {
    const records = await recordsOrUndefined<CaaRecord>(resolver.resolveCaa(at));
    if (records?.length !== 0) return records === undefined || allow(records);
  }
  return true;
}

function allow(records: readonly CaaRecord[]): boolean {
  const issuers = records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(";", 1)[0] ?? ""]));
  return issuers.length === 0 || issuers.some((issuer) => ISSUERS.includes(issuer.trim().toLowerCase()));
}
