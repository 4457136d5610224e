import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";
import { parseDomainName } from "@/lib/validation/domain-names";
import type { FieldError, Fields } from "@/lib/validation/validate";

/** The ids of an account's serving domains, by name. */
export type ServedDomains = ReadonlyMap<string, number>;

/** The domains that these links name. Within a transaction, none of them can be deleted until it ends. */
export async function servedDomains({ accountId }: Owner, links: readonly Fields[]): Promise<ServedDomains> {
  const names = links.flatMap(({ domain }) =>
    typeof domain === "string" ? (parseDomainName(domain) ?? []) : [],
  );
  if (names.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: number; name: string }[]>`
    SELECT d.id, d.name FROM domains d JOIN domain_names n ON n.domain_id = d.id
    WHERE d.account_id = ${accountId} AND d.name = ANY (${names}::text[]) FOR KEY SHARE OF d`;
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A link's domain must belong to the account and serve (docs/contract.md §3). */
export function* domainFaults(
  { domain }: { domain?: string | null },
  served: ServedDomains,
): Iterable<FieldError<"domain">> {
  if (domain && !served.has(domain))
    yield [
      "domain",
      `must be one of your active domains: ${domain} isn't`,
      "Choose one of your active domains",
    ];
}
