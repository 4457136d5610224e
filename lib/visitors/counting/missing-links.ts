import { linkPool } from "@/lib/db/visitor-pools";
import { domainIdOf } from "@/lib/domains/hosts/served-names";
import type { Group, Results } from "@/lib/visitors/counting/batch";
import type { LinkSubject } from "@/lib/visitors/counting/link-groups";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";

const NOT_FOUND_URLS = {
  name: "not-found-urls",
  text: `SELECT n.name, d.not_found_url FROM domain_names n JOIN domains d ON d.id = n.domain_id
    WHERE n.name = ANY ($1::text[]) AND ${ofLiveAccount("d.account_id")}`,
};

/** Adds results for groups of links missing on domains. The other groups are recorded, so only these may fail. */
export async function addMissing(
  groups: readonly Group<LinkSubject>[],
  results: Results<LinkVisitResult>,
): Promise<void> {
  const missing = new Map<number, string>();
  for (const [index, { subject }] of groups.entries()) {
    if (results[index] === undefined && subject.host !== null && domainIdOf(subject.host))
      missing.set(index, subject.host);
  }
  if (missing.size === 0) return;
  try {
    const { rows } = await linkPool().query<{ name: string; not_found_url: string | null }>({
      ...NOT_FOUND_URLS,
      values: [[...new Set(missing.values())]],
    });
    const urls = new Map(rows.map(({ name, not_found_url }) => [name, not_found_url]));
    for (const [index, host] of missing) {
      const fallbackUrl = urls.get(host) ?? null;
      const result = { state: "missing", url: "", fallbackUrl, startsAt: null, routing: null } as const;
      results[index] = { admitted: 0, result, overLimit: result };
    }
  } catch (error) {
    for (const index of missing.keys()) results[index] = { error };
  }
}
