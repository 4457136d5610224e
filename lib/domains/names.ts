import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Owner } from "@/lib/owner";

/** A domain of an account. */
export type AccountDomain = {
  name: string;
  primary: boolean;
  root_bio_page_id: number | null;
  serves: boolean;
  /** Whether it has stopped serving: only then may it have links that don't work. */
  lost: boolean;
};

/** The account's domains by name, the primary one first, and which of them serve now. */
export function accountDomains({ accountId }: Owner): Promise<AccountDomain[]> {
  return db.$queryRaw<AccountDomain[]>`
    SELECT d.name, d.is_primary AS "primary", d.root_bio_page_id,
      EXISTS (SELECT FROM domain_names n WHERE n.domain_id = d.id) AS serves, d.state = 'lost' AS lost
    FROM domains d WHERE d.account_id = ${accountId} ORDER BY d.is_primary DESC, d.name`;
}

/** The domains that can have new links: none while domains are turned off. */
export const serving = async (owner: Owner): Promise<AccountDomain[]> =>
  env.DOMAINS === "off" ? [] : (await accountDomains(owner)).filter(({ serves }) => serves);
