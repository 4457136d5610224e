import { slugKey } from "@/lib/slugs/slugs";

/**
 * The unique key of a link. Every claim of a domain is its own namespace: accounts that successively claim a name
 * never get each other's links. Slugs contain neither `@` nor `/`.
 */
export const linkSlugKey = (slug: string, domainId: number | null): string =>
  domainId === null ? slugKey(slug) : `@${domainId}/${slugKey(slug)}`;
