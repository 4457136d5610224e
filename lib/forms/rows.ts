import { viewsOf } from "@/lib/analytics/view-counts";
import { db, type Prisma } from "@/lib/db/client";
import type { FormRow } from "@/lib/forms/serialize";

/** Forms with the numbers of their submissions and views. */
export async function readForms(where: Prisma.FormWhereInput): Promise<FormRow[]> {
  const rows = await db.form.findMany({ where });
  const ids = rows.map(({ id }) => id);
  const [counts, views] = await Promise.all([
    // An included `_count` would count the submissions of all forms and accounts.
    db.submission.groupBy({ by: ["formId"], where: { formId: { in: ids } }, _count: true }),
    viewsOf("form", ids),
  ]);
  const submissions = new Map(counts.map(({ formId, _count }) => [formId, _count]));
  return rows.map((row) => ({
    ...row,
    submissions: submissions.get(row.id) ?? 0,
    views: views.get(row.id) ?? 0,
  }));
}
