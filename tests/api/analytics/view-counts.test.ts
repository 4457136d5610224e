import { KIND } from "@/lib/analytics/kinds";
import { dailyViews, purgeViews, viewsBySegment, viewsOf } from "@/lib/analytics/view-counts";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { NEVER_ROLLED_UP, rollUp } from "@/tests/support/rows/links";

test("views per day are right before, during and after the rollup", async ({ account, api }) => {
  const { body: page } = await api.post("/countdowns", { title: "Launch", ends_at: inDays(3) });
  const now = new Date();
  const span = () => dailyViews("countdown", page.id, addDays(now, -2), now);
  const none = { n: 0 };
  expect(await span()).toMatchObject([none, none, none]);
  for (let n = 1; n <= 4; n++) {
    await visit(page.page_url);
    if (n % 2) await rollUp();
    expect(await span()).toMatchObject([none, none, { n }]);
  }
  expect((await span()).map(({ date }) => date)).toEqual(
    [-2, -1, 0].map((days) => formatDay(addDays(now, days))),
  );
  expect(await viewsOf("countdown", [page.id, 999_999_999])).toEqual(
    new Map([
      [page.id, 4],
      [999_999_999, 0],
    ]),
  );
  expect(await viewsBySegment("countdown", page.id)).toEqual([{ segment: "", n: 4 }]);
  await rollUp();
  await purgeViews(account.owner, "countdown", page.id);
  expect(await viewsOf("countdown", [page.id])).toEqual(new Map([[page.id, 0]]));
});

const addFormViews = (formIds: readonly number[], n: number, at: string) => db.$executeRaw`
  INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
  VALUES (${NEVER_ROLLED_UP}, ${at}::text::timestamptz, ${KIND.form}::smallint, ${formIds}::int[],
    array_fill(${n}::smallint, ARRAY[${formIds.length}::int]), array_fill(1::smallint, ARRAY[${formIds.length}::int]),
    '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}')`;

/** IDs of `count` forms that don't exist. */
function unusedIds(count: number): number[] {
  const first = 1_900_000_000 + Math.floor(Math.random() * 100_000_000);
  return Array.from({ length: count }, (_, n) => first + n);
}

test("days are in UTC, whatever the database's time zone", async () => {
  const [id = 0] = unusedIds(1);
  for (const at of [
    "2026-03-01T00:00:00Z",
    "2026-03-01T23:59:59.999Z",
    "2026-03-02T00:00:00Z",
    "2026-02-28T23:59:59Z",
  ])
    await addFormViews([id], 1, at);
  const day = new Date("2026-03-01T00:00:00Z");
  expect(await dailyViews("form", id, day, day)).toEqual([{ date: "2026-03-01", n: 2 }]);
});

test("views that aren't rolled up yet are the same for one subject, a few and many", async () => {
  const ids = unusedIds(40);
  const at = new Date().toISOString();
  await addFormViews(ids, 3, at);
  await addFormViews(
    ids.filter((id) => id % 2 === 0),
    5,
    at,
  );
  for (const count of [1, 2, 25, 26, 40]) {
    const some = ids.slice(0, count);
    expect(await viewsOf("form", some)).toEqual(new Map(some.map((id) => [id, id % 2 === 0 ? 8 : 3])));
  }
});
