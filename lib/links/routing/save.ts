import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/db/client";
import { type RoutingColumns, routingOf, targetsOf } from "@/lib/links/routing/columns";

type Stored = RoutingColumns & { id: number };

/** The highest id that a rule or variant of the link ever had. */
export async function lastTargetId(linkId: number): Promise<number> {
  const [last] = await db.$queryRaw<{ id: number }[]>`
    SELECT coalesce(max(id), 0) AS id FROM link_targets WHERE link_id = ${linkId}`;
  return last?.id ?? 0;
}

/**
 * Saves a link's routing, under a new version if it changed: from then on every process uses it
 * (lib/visitors/counting/link-visits.ts). Lock the link first.
 */
export async function saveRouting(stored: Stored, columns: RoutingColumns): Promise<void> {
  const { forwardQuery, utm, passwordHash, rules, split, splitUntil } = columns;
  if (isDeepStrictEqual(routingOf(stored), columns)) return;
  await db.$executeRaw`
    UPDATE links SET forward_query = ${forwardQuery}, utm = ${json(utm)}::json, password_hash = ${passwordHash},
      rules = ${json(rules)}::json, split = ${json(split)}::json, split_until = ${splitUntil},
      routing_version = nextval('link_routing_versions')
    WHERE id = ${stored.id}`;
  await db.$executeRaw`
    INSERT INTO link_targets (link_id, id, label, url)
    SELECT ${stored.id}::int, id, label, url
    FROM json_to_recordset(${JSON.stringify(targetsOf(columns))}::json) AS target(id int, label text, url text)
    ON CONFLICT (link_id, id) DO UPDATE SET label = excluded.label, url = excluded.url`;
}

const json = (value: object | null): string | null => value && JSON.stringify(value);
