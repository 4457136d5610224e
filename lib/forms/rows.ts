import { viewsOf } from "@/lib/analytics/view-counts";
import { db, type Prisma } from "@/lib/db/client";
import type { FormRow } from "@/lib/forms/serialize";

/** Forms with the numbers of their submissions and views. */
export async function readForms(where: Prisma.FormWhereInput): Promise<FormRow[]> {
  const rows = await db.form.findMany({ where });
  const ids = rows.map(({ id }) => id);
  const [submissions, views] = await Promise.all([countSubmissions(ids), viewsOf("form", ids)]);
  return rows.map((row) => ({
    ...row,
    submissions: submissions.get(row.id) ?? 0,
    views: views.get(row.id) ?? 0,
  }));
}

// Prisma's `_count` would count the submissions of all forms and accounts.
async function countSubmissions(formIds: number[]): Promise<Map<number, number>> {
  if (formIds.length === 0) return new Map();
  const counts = await db.$queryRaw<{ id: number; submissions: number }[]>`
    SELECT form_id AS id, count(*)::int AS submissions FROM submissions
    WHERE form_id = ANY (${formIds}::int[]) GROUP BY form_id`;
  return new Map(counts.map(({ id, submissions }) => [id, submissions]));
}
