import { domainIdOf } from "@/lib/domains/hosts/served-names";
import { factColumns, type Group } from "@/lib/visitors/counting/batch";
import type { Facts } from "@/lib/visitors/request/facts";

/** A visited short link, and how the visitor was routed. */
export type LinkSubject = {
  readonly key: string;
  /** In lower case. */
  readonly slug: string;
  /** The requested host, if it may be a custom domain. */
  readonly host: string | null;
  /** The version of the link's routing. */
  readonly version: number;
  /** The rule or variant, 0 for none. */
  readonly target: number;
};

/** The key of a link in this process: its slug in lower case, and the host if not ours. */
export const linkKey = (slug: string, host: string | null): string =>
  host === null ? slug : `${host}/${slug}`;

export const linkSubject = (
  slug: string,
  host: string | null,
  version: number,
  target: number,
): LinkSubject => {
  const link = linkKey(slug, host);
  return { key: version === 0 ? link : `${link} ${version} ${target}`, slug, host, version, target };
};

/** SQL values for `domainIdOf`: a name that is no longer served, and one that never was. */
const [UNSERVED, UNKNOWN] = [0, -1] as const;

const domainIdAt = (host: string): number => {
  const id = domainIdOf(host);
  return id === undefined ? UNKNOWN : (id ?? UNSERVED);
};

/**
 * The groups' keys in `links.slug_key`, by this process's cache of domains; a key that no link has for an unserved
 * host. Hosts that aren't domains, like an IP address, are our own.
 */
export const linkKeysOf = (groups: readonly Group<LinkSubject>[]): string[] =>
  groups.map(({ subject: { host, slug } }) => {
    const id = host === null ? UNKNOWN : domainIdAt(host);
    return id === UNKNOWN ? slug : `@${id}/${slug}`;
  });

/**
 * The values of a statement that records visits of links: keys, counts, facts, time; then `factColumns`; then
 * versions and targets, null for a batch without any. Keys and numbers need no quoting in array literals.
 */
export function valuesOf(
  keys: readonly string[],
  groups: readonly Group<LinkSubject>[],
  facts: Facts[],
  now: Date,
): unknown[] {
  const isRouted = groups.some(({ subject }) => subject.version !== 0);
  return [
    array(keys),
    array(groups.map(({ n }) => n)),
    array(groups.map(({ fact }) => fact + 1)),
    now,
    ...factColumns(facts),
    isRouted ? array(groups.map(({ subject }) => subject.version)) : null,
    isRouted ? array(groups.map(({ subject }) => subject.target)) : null,
  ];
}

/** The hosts of a batch that may be domains. */
export function hostsOf(groups: readonly Group<LinkSubject>[]): string[] {
  const hosts = new Set<string>();
  for (const { subject } of groups) if (subject.host !== null) hosts.add(subject.host);
  return [...hosts];
}

/** The values for these hosts: their names, and the domain that `linkKeysOf` assumed for each. */
export const hostValues = (hosts: readonly string[]): [names: string, domainIds: string] => [
  array(hosts),
  array(hosts.map(domainIdAt)),
];

/** A PostgreSQL array literal, built faster than by `pg`. */
const array = (values: readonly (string | number)[]): string => `{${values.join(",")}}`;

/** SQL for a FROM list: the groups of a batch as rows of `key`, `n`, `fact`, `version`, `target` and `ord`. */
export const GROUPS = `unnest($1::text[], $2::int[], $3::int[], $12::int[], $13::int[]) WITH ORDINALITY
    AS v(key, n, fact, version, target, ord)`;

/** SQL: whether the domains of `hostValues` still serve the hosts. */
export const DOMAINS_ARE_CURRENT = `NOT EXISTS (
    SELECT FROM unnest($14::text[], $15::int[]) AS known(name, domain_id) LEFT JOIN domain_names dn ON dn.name = known.name
    WHERE known.domain_id <> CASE WHEN dn.name IS NULL THEN ${UNKNOWN} ELSE coalesce(dn.domain_id, ${UNSERVED}) END)`;

/**
 * SQL: the journal's row of a batch `b` from `visit`: rows of `id`, `fact`, `target`, and counted visits as `counted`.
 */
export const journalRow = (kind: number, counted: string): string => `
  INSERT INTO visit_journal
    (batch, at, kind, subjects, counts, facts, targets, countries, referrers, devices, browsers, systems, languages, triggers)
  SELECT b.id, $4, ${kind}, v.subjects, v.counts, v.facts, v.targets, $5, $6, $7, $8, $9, $10, $11
  FROM batch b, (
    SELECT array_agg(id) AS subjects, array_agg(${counted}::smallint) AS counts, array_agg(fact::smallint) AS facts,
      CASE WHEN bool_or(target > 0) THEN array_agg(nullif(target, 0)) END AS targets
    FROM visit WHERE state = 'ok' AND ${counted} > 0) v
  WHERE v.subjects IS NOT NULL`;

/** SQL: a link's Routing (lib/routing/routing.ts) as JSON. */
export const ROUTING = `json_build_object('linkId', l.id, 'version', l.routing_version, 'rules', coalesce(l.rules, '[]'),
  'split', coalesce(l.split, '[]'), 'splitUntil', (extract(epoch FROM l.split_until) * 1000)::float8, 'utm', l.utm,
  'forwardQuery', l.forward_query, 'passwordHash', l.password_hash)`;
