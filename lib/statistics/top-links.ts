import type { Selection } from "@/lib/analytics/selection";
import { subjectVisits } from "@/lib/analytics/subject-visits";
import { db } from "@/lib/db/client";
import { type CountedLink, nameLinks } from "@/lib/statistics/link-names";

/** The links with the most clicks among these visits. */
export async function topLinks(selection: Selection, limit: number): Promise<CountedLink[]> {
  // PostgreSQL adds floats, exact up to 2^53, in half the memory of bigints: that of 70,000 links isn't written to disk.
  const groups = await db.$queryRaw<{ value: string; clicks: number }[]>`
    SELECT subject_id::text AS value, sum(n::float8) AS clicks FROM ${subjectVisits("links", selection)} visit
    GROUP BY subject_id HAVING sum(n::float8) > 0 ORDER BY clicks DESC, subject_id LIMIT ${limit}`;
  return nameLinks(selection.owner, groups);
}
