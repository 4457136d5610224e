import { KIND } from "@/lib/analytics/kinds";
import { db } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs/catalogue";
import { expect, test, visit } from "@/tests/support/fixtures";
import { journalOf } from "@/tests/support/rows/links";

const KINDS = [
  ["links", { url: "https://example.com/deleted", on_duplicate: "create" }, "short_url", KIND.link],
  ["bio-pages", { title: "Deleted" }, "page_url", KIND.bio_page],
  ["menus", { name: "Deleted", currency: "EUR" }, "page_url", KIND.menu],
] as const;

for (const [name, fields, address, kind] of KINDS)
  test(`purges the visits of one of the ${name} after it is deleted`, async ({ api }) => {
    const make = async () => (await api.post(`/${name}`, fields)).body;
    const [gone, kept] = [await make(), await make()];
    const traces = async (id: number) => {
      const [row] = await db.$queryRaw<{ days: number; accountDays: number; counters: number }[]>`
        SELECT (SELECT count(*)::int FROM visit_days WHERE kind = ${kind}::smallint AND subject_id = ${id}) AS days,
          (SELECT count(*)::int FROM account_subject_days WHERE kind = ${kind}::smallint AND subject_id = ${id}) AS "accountDays",
          (SELECT count(*)::int FROM view_counters WHERE kind = ${kind}::smallint AND subject_id = ${id}) AS counters`;
      return { ...row, visits: (await journalOf(kind, [id])).length };
    };
    for (const { [address]: url } of [gone, kept]) await visit(url);
    for (const { id } of [gone, kept])
      await expect.poll(async () => (await traces(id)).days, { timeout: 15_000 }).toBeGreaterThan(0);
    const before = await traces(kept.id);
    expect(before.accountDays).toBe(1);
    expect((await api.delete(`/${name}/${gone.id}`)).status).toBe(200);
    await JOBS.cleanup?.(new Date());
    expect(await traces(gone.id)).toEqual({ days: 0, accountDays: 0, visits: 0, counters: 0 });
    expect(await traces(kept.id)).toEqual(before);
  });
