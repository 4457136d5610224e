import { factColumns, type Group } from "@/lib/visitors/counting/batch";
import type { Facts } from "@/lib/visitors/request/facts";

/** How a visitor was routed: by which version of the link's routing, and to which rule or variant; 0 for none. */
export type Route = { version: number; target: number };

/** The subject of a visit in a batch: the link's slug in lower case, and how the visitor was routed. */
export const linkSubject = (slugKey: string, { version, target }: Route): string =>
  version === 0 ? slugKey : `${slugKey} ${version} ${target}`;

/**
 * The values of a statement that records visits of links: slugs, counts, facts, time; then `factColumns`; then versions
 * and targets, null for a batch without any.
 */
export function valuesOf(groups: readonly Group[], facts: Facts[], now: Date): unknown[] {
  const routed = groups.some(({ subject }) => subject.includes(" "));
  const parts = routed ? groups.map(({ subject }) => subject.split(" ")) : undefined;
  const list = (values: readonly (string | number)[]) => `{${values.join(",")}}`;
  return [
    list(parts?.map(([slug = ""]) => slug) ?? groups.map(({ subject }) => subject)),
    list(groups.map(({ n }) => n)),
    list(groups.map(({ fact }) => fact + 1)),
    now,
    ...factColumns(facts),
    parts ? list(parts.map(([, version = "0"]) => version)) : null,
    parts ? list(parts.map(([, , target = "0"]) => target)) : null,
  ];
}

/** SQL for a FROM list: the groups of a batch as rows of `slug`, `n`, `fact`, `version`, `target` and `ord`. */
export const GROUPS = `unnest($1::text[], $2::int[], $3::int[], $12::int[], $13::int[]) WITH ORDINALITY
    AS v(slug, n, fact, version, target, ord)`;

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
