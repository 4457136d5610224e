import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";

/** A link and the ids of all its tags. */
export type Tagging = { id: number; createdAt: Date; tags: readonly number[] };

/** Gives links exactly these tags. Call it while a `TagBook` of their account is open. */
export async function assignTags(taggings: readonly Tagging[]): Promise<void> {
  if (taggings.length === 0) return;
  await db.$executeRaw(prepared`
    WITH link AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(taggings)}::json) AS link(id int, "createdAt" timestamptz, tags int[])
    ), removed AS (
      DELETE FROM link_tags t USING link WHERE t.link_id = link.id AND t.tag_id <> ALL (link.tags)
    )
    INSERT INTO link_tags (link_id, tag_id, created_at)
    SELECT link.id, tag, link."createdAt" FROM link CROSS JOIN unnest(link.tags) AS tag ON CONFLICT DO NOTHING`);
}
