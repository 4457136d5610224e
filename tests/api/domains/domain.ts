import { randomUUID } from "node:crypto";
import { domains } from "@/lib/domains";
import { setRecords, TARGET } from "@/tests/support/fakes/dns-zone";
import type { TestAccount } from "@/tests/support/fixtures";

/** A name that no other test has. */
export const newName = (): string => `go.${randomUUID()}.example`;

export type Claim = { id: number; name: string; proof: string };

/** Adds a domain; returns its id and the value of its TXT record. */
export async function claim({ api }: TestAccount, name = newName()): Promise<Claim> {
  const { status, body } = await api.post("/domains", { name });
  if (status !== 201) throw new Error(`${status} ${body.message}`);
  return { id: body.id, name: body.name, proof: body.records[0].value };
}

/** Publishes DNS records of a name that points here, with these proofs. */
export const publish = async (name: string, ...proofs: string[]): Promise<void> => {
  await setRecords(name, { CNAME: [TARGET.name] });
  await setRecords(`_waypost.${name}`, { TXT: proofs });
};

/** Checks a domain at a time, as the button does. */
export const checkAt = async ({ owner }: TestAccount, { id }: { id: number }, now: Date) =>
  domains.serialize(await domains.check(owner, { id }, now));

/** A domain that is active at a time. */
export async function activeDomain(account: TestAccount, now = new Date()): Promise<Claim> {
  const domain = await claim(account);
  await publish(domain.name, domain.proof);
  await checkAt(account, domain, now);
  return domain;
}
