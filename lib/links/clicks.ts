import { tailOf } from "@/lib/analytics/tail";
import { db } from "@/lib/db/client";
import type { LinkRow } from "@/lib/links/serialize";
import type { Link } from "@/prisma/client/client";

type Clicks = { id: number; clicks: bigint; lastClickedAt: Date | null };

/** Adds the all-time clicks of each link, and the time of the last one, up to date to the last commit. */
export async function readClicks(links: readonly Link[]): Promise<LinkRow[]> {
  if (links.length === 0) return [];
  const ids = links.map(({ id }) => id);
  const rows = await db.$queryRaw<Clicks[]>`
    SELECT c.link_id AS id, c.clicks + coalesce(t.n, 0)::bigint AS clicks,
      greatest(c.last_clicked_at, t.at) AS "lastClickedAt"
    FROM link_counters c LEFT JOIN (
      SELECT subject_id, sum(n) AS n, max(at) AS at FROM ${tailOf("link")} tail
      WHERE subject_id = ANY (${ids}::int[]) GROUP BY subject_id) t ON t.subject_id = c.link_id
    WHERE c.link_id = ANY (${ids}::int[])`;
  const counted = new Map(rows.map(({ id, ...row }) => [id, row]));
  return links.map((link) => {
    const { clicks = 0n, lastClickedAt = null } = counted.get(link.id) ?? {};
    return { ...link, clicks: Number(clicks), lastClickedAt };
  });
}

/** As `readClicks`, for one link. */
export async function readClicksOf(link: Link): Promise<LinkRow> {
  const [row] = await readClicks([link]);
  return row ?? { ...link, clicks: 0, lastClickedAt: null };
}

/**
 * Locks a link's counter, so that the rollup doesn't raise it until the transaction ends. Returns the clicks it holds,
 * 0 when there is none.
 */
export async function lockCounter(linkId: number): Promise<number> {
  const [counter] = await db.$queryRaw<{ clicks: bigint }[]>`
    SELECT clicks FROM link_counters WHERE link_id = ${linkId} FOR UPDATE`;
  return Number(counter?.clicks ?? 0);
}
