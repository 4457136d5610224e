import { db } from "@/lib/db/client";
import { domainOf, shortHostOf } from "@/lib/domains/hosts/instance-hosts";
import { domainIdOf } from "@/lib/domains/hosts/served-names";
import type { Owner } from "@/lib/owner";

/** Whether pages of the account are on the host of this URL: that of SHORT_URL, or a domain of the account that serves. */
export async function isOnOwnHost({ accountId }: Owner, url: unknown): Promise<boolean> {
  if (typeof url !== "string" || !URL.canParse(url) || !shortHostOf(url)) return false;
  const id = domainIdOf(domainOf(url) ?? "");
  return !id || (await db.domain.count({ where: { id, accountId } })) > 0;
}
