import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { readLinksById } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";

const MAX_LINKS = 5;
const WITHIN_DAYS = 7;

/** Links that expire within a week, soonest first, for the dashboard's home page. */
export async function expiringLinks({ accountId }: Owner, now: Date): Promise<LinkRow[]> {
  const found = await db.link.findMany({
    where: {
      accountId,
      paused: false,
      autoRenew: false,
      expiresAt: { gt: now, lte: addDays(now, WITHIN_DAYS) },
    },
    orderBy: { expiresAt: "asc" },
    take: MAX_LINKS,
    select: { id: true },
  });
  const links = await readLinksById(found.map(({ id }) => id));
  return links.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
}
