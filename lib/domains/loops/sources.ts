import { Prisma } from "@/lib/db/client";

/** What redirects visitors: its column in `loop_warnings`, its name, and all URLs it may redirect to. */
export const SOURCES = {
  link: {
    table: Prisma.sql`links`,
    id: Prisma.sql`link_id`,
    names: Prisma.sql`source.title, source.slug, (SELECT name FROM domains WHERE id = source.domain_id) AS domain`,
    urls: Prisma.sql`(ARRAY[source.url, source.expired_url]
      || ARRAY(SELECT rule ->> 'url' FROM json_array_elements(source.rules) rule)
      || ARRAY(SELECT variant ->> 'url' FROM json_array_elements(source.split) variant))`,
  },
  domain: {
    table: Prisma.sql`domains`,
    id: Prisma.sql`domain_id`,
    names: Prisma.sql`'' AS title, '' AS slug, source.name AS domain`,
    urls: Prisma.sql`ARRAY[source.root_url, source.not_found_url, source.expired_url]`,
  },
} as const;

export type SourceKind = keyof typeof SOURCES;
