import { isIP, isIPv6 } from "node:net";
import { proofName } from "@/lib/domains/dns/look-up";
import { targetAddresses } from "@/lib/domains/dns/target";
import { env } from "@/lib/env";

export const RECORD_TYPES = ["TXT", "CNAME", "A", "AAAA"] as const;

/** A DNS record that the owner of a domain has to add, and whether the last check saw it. */
export type DomainRecord = {
  type: (typeof RECORD_TYPES)[number];
  name: string;
  value: string;
  seen: boolean;
};

/** The value of the TXT record that proves a claim. */
export const proofValue = (token: string): string => `waypost-verify=${token}`;

type Claim = { name: string; token: string; txtSeen: boolean; pointsHere: boolean };

/** The DNS records of a domain. An apex can't have a CNAME, so it gets address records. */
export function recordsOf({ name, token, txtSeen, pointsHere }: Claim): DomainRecord[] {
  const proof = { type: "TXT", name: proofName(name), value: proofValue(token), seen: txtSeen } as const;
  const target = env.DOMAIN_TARGET;
  const addresses = isApex(name) || isIP(target) ? targetAddresses() : [];
  const pointers: DomainRecord[] = addresses.map((value) => ({
    type: isIPv6(value) ? "AAAA" : "A",
    name,
    value,
    seen: pointsHere,
  }));
  return [
    ...(env.DOMAIN_PROOF === "none" ? [] : [proof]),
    ...(pointers.length > 0 ? pointers : [{ type: "CNAME", name, value: target, seen: pointsHere } as const]),
  ];
}

/** Second-level labels of public suffixes, as in example.co.uk. */
const SECOND_LEVEL = /^(ac|co|com|edu|gob|gov|gv|id|ltd|me|mil|net|nom|or|org|plc)$/;

/** A guess whether a name is an apex. It only affects the suggested records: either kind is accepted. */
function isApex(name: string): boolean {
  const [, second = "", top = "", ...more] = name.split(".");
  if (top === "") return true;
  return more.length === 0 && top.length === 2 && SECOND_LEVEL.test(second);
}
