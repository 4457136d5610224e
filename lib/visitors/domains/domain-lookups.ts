import { LRUCache } from "lru-cache";
import { pagePool } from "@/lib/db/visitor-pools";
import { perProcess } from "@/lib/per-process";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";

const MAX_KNOWN = 5_000;

/** Cache of found names only: domains stay domains, but any other host may become one at any time. */
const domainCache = () =>
  perProcess("knownDomainNames", () => new LRUCache<string, true>({ max: MAX_KNOWN }));

/** Whether a host is or was a custom domain: it then serves visitors only. Rejects when the database is unavailable. */
export async function isDomain(host: string): Promise<boolean> {
  if (domainCache().get(host)) return true;
  const { rowCount } = await pagePool().query({
    name: "known-domain",
    text: "SELECT 1 FROM domain_names WHERE name = $1",
    values: [host],
  });
  if (rowCount === 0) return false;
  domainCache().set(host, true);
  return true;
}

/** Whether the form with this slug may be used at a host: a domain has only those of its account. */
export async function servesForm(host: string, slug: string): Promise<boolean> {
  const { rows } = await pagePool().query<{ serves: boolean }>({
    name: "domain-form",
    text: `SELECT EXISTS (SELECT FROM domains d JOIN forms f ON f.account_id = d.account_id
        WHERE d.id = n.domain_id AND f.slug_key = $2) AS serves
      FROM domain_names n WHERE n.name = $1`,
    values: [host, slug.toLowerCase()],
  });
  return rows[0]?.serves ?? true;
}

/** The root of a domain: a redirect, or a bio page by the key of its slug. */
export type DomainRoot = { url: string | null; bioPage: string | null };

/** The current root of a domain; undefined when no domain serves this host. */
export async function domainRoot(host: string): Promise<DomainRoot | undefined> {
  const { rows } = await pagePool().query<DomainRoot>({
    name: "domain-root",
    text: `SELECT d.root_url AS url, p.slug_key AS "bioPage"
      FROM domain_names n JOIN domains d ON d.id = n.domain_id
      LEFT JOIN bio_pages p ON p.id = d.root_bio_page_id AND p.account_id = d.account_id
      WHERE n.name = $1 AND ${ofLiveAccount("d.account_id")}`,
    values: [host],
  });
  return rows[0];
}
