import { domainToUnicode } from "node:url";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Owner } from "@/lib/owner";

/** A domain that links can be put on. */
type ServingDomain = { name: string; name_unicode: string; primary: boolean };

/** The account's domains that serve now, the primary one first. None while domains are turned off. */
export async function serving({ accountId }: Owner): Promise<ServingDomain[]> {
  if (env.DOMAINS === "off") return [];
  const rows = await db.$queryRaw<{ name: string; primary: boolean }[]>`
    SELECT d.name, d.is_primary AS "primary" FROM domains d JOIN domain_names n ON n.domain_id = d.id
    WHERE d.account_id = ${accountId} ORDER BY d.is_primary DESC, d.name`;
  return rows.map(({ name, primary }) => ({ name, name_unicode: domainToUnicode(name) || name, primary }));
}
