import { accountVisits } from "@/lib/analytics/account-visits";
import { tailOf } from "@/lib/analytics/tail";
import { addDays, formatDay } from "@/lib/dates";
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

/** Clicks on all the account's links on each of the last `days` UTC days. */
export async function accountClicks(owner: Owner, days: number, now: Date) {
  const today = new Date(formatDay(now));
  const span = { from: addDays(today, 1 - days), to: today };
  const rows = await db.$queryRaw<{ day: string; clicks: bigint }[]>`
    SELECT day::text, sum(n)::bigint AS clicks
    FROM ${accountVisits("links", "device", { owner, span, links: null })} visit GROUP BY day`;
  const on = new Map(rows.map(({ day, clicks }) => [day, Number(clicks)]));
  return Array.from({ length: days }, (_, index) => {
    const date = formatDay(addDays(now, index + 1 - days));
    return { date, clicks: on.get(date) ?? 0 };
  });
}
