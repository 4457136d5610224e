import { slugKey } from "@/lib/slugs/slugs";

/**
 * What makes a link unique. Every claim of a domain is a namespace of its own: two accounts that claim the same name, one
 * after the other, never get each other's links. Neither `@` nor `/` can stand in a slug.
 */
export const linkSlugKey = (slug: string, domainId: number | null): string =>
  domainId === null ? slugKey(slug) : `@${domainId}/${slugKey(slug)}`;
