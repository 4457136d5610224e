import { db, Prisma } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import { shortUrl } from "@/lib/domains/hosts/origin";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { SOURCES, type SourceKind } from "@/lib/domains/loops/sources";
import { notFound } from "@/lib/errors";
import type { Owner } from "@/lib/owner";

/** Maximum listed: owners resolve them one by one. */
const LISTED = 5;

type Found = {
  kind: SourceKind;
  id: number;
  host: string;
  title: string;
  slug: string;
  domain: string | null;
  total: bigint;
};

/** SQL: the account's current warnings about links or domains. */
const shown = (kind: SourceKind, { accountId }: Owner, condition = Prisma.empty): Prisma.Sql => {
  const { table, id, names, urls } = SOURCES[kind];
  return Prisma.sql`
    SELECT w.id AS warning, ${kind}::text AS kind, source.id, w.host, ${names}
    FROM loop_warnings w JOIN ${table} source ON source.id = w.${id}
    JOIN domain_names n ON n.name = w.host AND n.domain_id IS NOT NULL
    WHERE w.account_id = ${accountId} AND NOT w.dismissed AND w.urls && ${urls} ${condition}`;
};

const nameOf = ({ title, slug, domain, kind }: Found): string => {
  if (kind === "domain" && domain) return readableHost(domain);
  return title || shortUrl({ slug, domain });
};

/** The first of the account's links and domains with warnings, and how many there are. */
async function list(owner: Owner) {
  const rows = await db.$queryRaw<Found[]>`
    SELECT *, count(*) OVER () AS total FROM (${shown("link", owner)} UNION ALL ${shown("domain", owner)}) shown
    ORDER BY warning LIMIT ${LISTED}`;
  return {
    rows: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      name: nameOf(row),
      host: readableHost(row.host),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** The hosts that warnings about one link or domain name. */
async function hostsOf(owner: Owner, kind: SourceKind, id: number): Promise<string[]> {
  const rows = await db.$queryRaw<Found[]>(
    prepared`${shown(kind, owner, Prisma.sql`AND source.id = ${id}`)} ORDER BY w.host`,
  );
  return rows.map(({ host }) => readableHost(host));
}

/** Dismisses warnings: all, or those about one link or domain. Throws `not_found` if it has none. */
async function dismiss({ accountId }: Owner, source?: { kind: SourceKind; id: number }): Promise<void> {
  const of = source ? Prisma.sql`AND ${SOURCES[source.kind].id} = ${source.id}` : Prisma.empty;
  const dismissed = await db.$executeRaw`
    UPDATE loop_warnings SET dismissed = true WHERE account_id = ${accountId} ${of}`;
  if (source && dismissed === 0) throw notFound("warning");
}

export const loopWarnings = { list, hostsOf, dismiss };
