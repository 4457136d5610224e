import { db } from "@/lib/db/client";
import { searchPattern } from "@/lib/db/search";
import { get } from "@/lib/forms/service";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";
import type { Submission } from "@/prisma/client/client";

type At = { readonly id?: number; readonly sid?: number };

const BATCH = 200;

/** A page of a form's submissions, newest first; with `q`, those with a value that contains it in any letter case. */
export async function listSubmissions(
  owner: Owner,
  at: At,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ rows: Submission[]; total: number }> {
  const { id: formId } = await get(owner, at);
  const pattern = searchPattern(query) ?? "%";
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (
      SELECT id FROM submissions WHERE form_id = ${formId} AND (${pattern} = '%' OR search_text(text) LIKE search_text(${pattern})))
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (SELECT id FROM hit ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}) page ON true`;
  const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
  const rows = await db.submission.findMany({ where: { formId, id: { in: ids } }, orderBy: { id: "desc" } });
  return { rows, total: Number(found[0]?.total ?? 0) };
}

/** One submission of a form of the account, or P2025. */
export const getSubmission = ({ accountId }: Owner, { id = 0, sid = 0 }: At): Promise<Submission> =>
  db.submission.findUniqueOrThrow({ where: { id: sid, form: { id, accountId } } });

/** The ids of the submissions before and after this one in the list, newest first. */
export async function neighborsOf({ accountId }: Owner, { id = 0, sid = 0 }: At) {
  const form = { id, accountId };
  const [newer, older] = await Promise.all([
    db.submission.findFirst({
      where: { form, id: { gt: sid } },
      orderBy: { id: "asc" },
      select: { id: true },
    }),
    db.submission.findFirst({
      where: { form, id: { lt: sid } },
      orderBy: { id: "desc" },
      select: { id: true },
    }),
  ]);
  return { newer: newer?.id, older: older?.id };
}

/** Deletes one submission permanently. */
export const removeSubmission = ({ accountId }: Owner, { id = 0, sid = 0 }: At): Promise<Submission> =>
  db.submission.delete({ where: { id: sid, form: { id, accountId } } });

/** All submissions of a form, oldest first, in batches. */
export async function* everySubmission({ accountId }: Owner, { id = 0 }: At): AsyncGenerator<Submission[]> {
  for (let after = 0; ; ) {
    const where = { form: { id, accountId }, id: { gt: after } };
    const rows = await db.submission.findMany({ where, orderBy: { id: "asc" }, take: BATCH });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
