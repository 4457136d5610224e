import { factColumns, type Group } from "@/lib/visitors/counting/batch";
import type { Facts } from "@/lib/visitors/request/facts";

/** A short link that is visited, and how the visitor was routed. */
export type LinkSubject = {
  readonly key: string;
  /** In lower case. */
  readonly slug: string;
  /** Where it was requested, if that may be somebody's own domain. */
  readonly host: string | null;
  /** Of the link's routing. */
  readonly version: number;
  /** The rule or variant, 0 for none. */
  readonly target: number;
};

/** Identifies a link for this process: its slug in lower case, and the host if it isn't ours. */
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

/**
 * The values of a statement that records visits of links: slugs, counts, facts, time; then `factColumns`; then versions
 * and targets, null for a batch without any. Slugs, hosts and numbers contain nothing that PostgreSQL would have to unquote.
 */
export function valuesOf(groups: readonly Group<LinkSubject>[], facts: Facts[], now: Date): unknown[] {
  const isRouted = groups.some(({ subject }) => subject.version !== 0);
  return [
    array(groups.map(({ subject }) => subject.slug)),
    array(groups.map(({ n }) => n)),
    array(groups.map(({ fact }) => fact + 1)),
    now,
    ...factColumns(facts),
    isRouted ? array(groups.map(({ subject }) => subject.version)) : null,
    isRouted ? array(groups.map(({ subject }) => subject.target)) : null,
  ];
}

/** As PostgreSQL writes an array: quicker to make than what `pg` makes of a list. */
const array = (values: readonly (string | number)[]): string => `{${values.join(",")}}`;

/** SQL for a FROM list: the groups of a batch as rows of `slug`, `n`, `fact`, `version`, `target` and `ord`. */
export const GROUPS = `unnest($1::text[], $2::int[], $3::int[], $12::int[], $13::int[]) WITH ORDINALITY
    AS v(slug, n, fact, version, target, ord)`;

/** The values of a batch with visits at other hosts: the position of each group's host, and the hosts, null for our own. */
export function hostValues(groups: readonly Group<LinkSubject>[]): unknown[] {
  const positions = new Map<string | null, number>();
  const ofGroups = groups.map(({ subject: { host } }) => {
    const position = positions.get(host) ?? positions.size + 1;
    positions.set(host, position);
    return position;
  });
  return [array(ofGroups), array([...positions.keys()].map((host) => host ?? "NULL"))];
}

/** As GROUPS, with the position `host` of each group's host. */
export const GROUPS_WITH_HOSTS = `unnest($1::text[], $2::int[], $3::int[], $12::int[], $13::int[], $14::int[])
    WITH ORDINALITY AS v(slug, n, fact, version, target, host, ord)`;

/** SQL for a FROM list: the hosts of a batch as rows of `name` and `ord`. */
export const HOSTS = "unnest($15::text[]) WITH ORDINALITY AS h(name, ord)";

/** SQL: the journal's row of a batch `b` from `visit`, rows of `id`, `fact` and `target` and of the counted visits as `counted`. */
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
