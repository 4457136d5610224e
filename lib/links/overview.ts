import { tailOf } from "@/lib/analytics/tail";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { readLinksById } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";

const TOP_LINKS = 5;
const EXPIRING_WITHIN_DAYS = 7;

/** Links for the dashboard's home page: the most clicked, and those that expire within a week. */
export async function overview(owner: Owner, now: Date) {
  const [busiest, ending] = await Promise.all([
    busiestLinks(owner),
    db.link.findMany({
      where: {
        accountId: owner.accountId,
        paused: false,
        autoRenew: false,
        expiresAt: { gt: now, lte: addDays(now, EXPIRING_WITHIN_DAYS) },
      },
      orderBy: { expiresAt: "asc" },
      take: TOP_LINKS,
      select: { id: true },
    }),
  ]);
  const endingLinks = await readLinksById(ending.map(({ id }) => id));
  return { busiest, ending: endingLinks.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime()) };
}

async function busiestLinks({ accountId }: Owner): Promise<LinkRow[]> {
  // Whichever links are the most clicked, each is among these by its counter, or has clicks that aren't in it yet.
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      SELECT l.id FROM links l JOIN link_counters c ON c.link_id = l.id
      WHERE l.account_id = ${accountId} AND c.clicks > 0 ORDER BY c.clicks DESC, l.id DESC LIMIT ${TOP_LINKS}) counted
    UNION SELECT l.id FROM ${tailOf("link")} tail JOIN links l ON l.id = tail.subject_id WHERE l.account_id = ${accountId}`;
  const links = await readLinksById(found.map(({ id }) => id));
  return links.sort((a, b) => b.clicks - a.clicks || b.id - a.id).slice(0, TOP_LINKS);
}
