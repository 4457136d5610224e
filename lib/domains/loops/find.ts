import { db } from "@/lib/db/client";
import { domainOf } from "@/lib/domains/hosts/instance-hosts";
import { SOURCES, type SourceKind } from "@/lib/domains/loops/sources";
import { env } from "@/lib/env";

/** Names of one run; the next one, within a minute, continues. */
const NAMES = 1_000;
/** Links read per statement. */
const STEP = 10_000;
/** Everything between the slashes and the path. */
const AUTHORITY = "//([^/?#\\\\]*)";

/**
 * Finds links and domains, of all accounts, that redirect to a domain served only since, and warns their owners.
 * Returns how many there are (docs/contract.md §14).
 */
export async function findLoops(now: Date): Promise<number> {
  if (env.DOMAINS === "off") return 0;
  const due = await db.$queryRaw<{ name: string; due: Date }[]>`
    SELECT name, loops_due_at AS due FROM domain_names WHERE domain_id IS NOT NULL AND loops_due_at <= ${now}
    ORDER BY loops_due_at LIMIT ${NAMES}`;
  if (due.length === 0) return 0;
  const names = due.map(({ name }) => name);
  let found = 0;
  for (const kind of ["link", "domain"] as const)
    for await (const [after, upto] of steps(kind)) found += await findStep(kind, names, after, upto);
  // Unless it has started serving once more since.
  await db.$executeRaw`
    UPDATE domain_names n SET loops_due_at = NULL
    FROM unnest(${names}::text[], ${due.map((one) => one.due)}::timestamptz[]) AS done(name, due)
    WHERE n.name = done.name AND n.loops_due_at = done.due`;
  return found;
}

/** Ranges of ids with so many rows each; the last one is open-ended. */
async function* steps(kind: SourceKind): AsyncGenerator<[after: number, upto: number | null]> {
  for (let after = 0; ; ) {
    const [last] = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${SOURCES[kind].table} WHERE id > ${after} ORDER BY id OFFSET ${STEP - 1} LIMIT 1`;
    yield [after, last?.id ?? null];
    if (!last) return;
    after = last.id;
  }
}

type Source = { id: number; urls: string[] };

async function findStep(
  kind: SourceKind,
  names: readonly string[],
  after: number,
  upto: number | null,
): Promise<number> {
  const { table, urls } = SOURCES[kind];
  // Encoded hosts may be any of the names; the URL parser decides.
  const sources = await db.$queryRaw<Source[]>`
    SELECT source.id, array_remove(${urls}, NULL) AS urls FROM ${table} source
    WHERE source.id > ${after} AND (${upto}::int IS NULL OR source.id <= ${upto}::int) AND EXISTS (
      SELECT FROM unnest(${urls}) url, lower(substring(url FROM ${AUTHORITY}::text)) host
      WHERE rtrim(split_part(host, ':', 1), '.') = ANY (${names}::text[]) OR host ~ '[^!-~]|%')`;
  const wanted = new Set<string | undefined>(names);
  const found = sources.flatMap(({ id, urls: all }) =>
    [...new Set(all.map(domainOf))]
      .filter((host) => wanted.has(host))
      .map((host) => ({ id, host, urls: all.filter((url) => domainOf(url) === host) })),
  );
  if (found.length > 0) await save(kind, found);
  return found.length;
}

/** Stores warnings. A dismissed one stays dismissed, unless another of its URLs redirects there. */
async function save(kind: SourceKind, found: (Source & { host: string | undefined })[]): Promise<void> {
  const { table, id } = SOURCES[kind];
  await db.$executeRaw`
    INSERT INTO loop_warnings AS w (account_id, ${id}, host, urls)
    SELECT source.account_id, source.id, found.host, found.urls
    FROM json_to_recordset(${JSON.stringify(found)}::json) AS found(id int, host text, urls text[])
    JOIN ${table} source ON source.id = found.id ORDER BY source.id FOR KEY SHARE OF source
    ON CONFLICT (${id}, host) DO UPDATE SET urls = EXCLUDED.urls, dismissed = w.dismissed AND w.urls @> EXCLUDED.urls`;
}
