import type { RaisedLink } from "@/lib/analytics/rollup";
import { db } from "@/lib/db/client";
import { emit } from "@/lib/events/events";
import { MILESTONE_EVENT, MILESTONES } from "@/lib/events/names";
import { readClicks } from "@/lib/links/clicks";
import { serializeCore } from "@/lib/links/serialize";

const milestonesOf = ({ before, clicks }: RaisedLink) =>
  MILESTONES.filter((milestone) => before < milestone && clicks >= milestone);

/** Emits an event for each milestone that the clicks of these links have passed (docs/contract.md §10). */
export async function emitMilestones(raised: readonly RaisedLink[], now: Date): Promise<void> {
  const passed = new Map(raised.map((one) => [one.id, milestonesOf(one)]));
  const ids = raised.map(({ id }) => id).filter((id) => passed.get(id)?.length);
  if (ids.length === 0) return;
  const where = { id: { in: ids } };
  const links = await readClicks(await db.link.findMany({ where, orderBy: { id: "asc" } }));
  for (const link of links)
    for (const milestone of passed.get(link.id) ?? [])
      await emit(link.accountId, MILESTONE_EVENT, { link: serializeCore(link, now), milestone }, now);
}
