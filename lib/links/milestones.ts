import type { RaisedLink } from "@/lib/analytics/rollup";
import { emit } from "@/lib/events/events";
import { MILESTONE_EVENT, MILESTONES } from "@/lib/events/names";
import { readLinksById } from "@/lib/links/rows";
import { serializeCore } from "@/lib/links/serialize";

const milestonesOf = ({ before, clicks }: RaisedLink) =>
  MILESTONES.filter((milestone) => before < milestone && clicks >= milestone);

/** Emits an event for each milestone that these links have passed (docs/contract.md §10). */
export async function emitMilestones(raised: readonly RaisedLink[], now: Date): Promise<void> {
  const passed = new Map(raised.map((one) => [one.id, milestonesOf(one)]));
  const ids = raised.map(({ id }) => id).filter((id) => passed.get(id)?.length);
  if (ids.length === 0) return;
  for (const link of await readLinksById(ids))
    for (const milestone of passed.get(link.id) ?? [])
      await emit(link.accountId, MILESTONE_EVENT, { link: serializeCore(link, now), milestone }, now);
}
