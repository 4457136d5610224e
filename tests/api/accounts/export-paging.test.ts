import { accountJson } from "@/app/dashboard/account/export/account-json";
import { db } from "@/lib/db/client";
import { timers } from "@/lib/timers";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";

const COUNT = 250;

/** Creates timers within one second, as a script does, so that only the id orders them. */
async function createTimers({ owner }: TestAccount, count: number): Promise<void> {
  const now = new Date();
  const fields = { ends_at: "2030-01-01 00:00:00", name: "first" };
  const { row } = await timers.create(owner, {}, fields, now);
  const { views: _views, id: _id, ...data } = await timers.get(owner, { id: row.id });
  await db.timer.createMany({
    data: Array.from({ length: count - 1 }, (_, n) => ({ ...data, publicId: `${data.publicId}-${n}` })),
  });
}

test("an export neither repeats nor misses rows when others are created and deleted meanwhile", async ({
  account,
}) => {
  await createTimers(account, COUNT);
  const where = { accountId: account.owner.accountId };
  const before = (await db.timer.findMany({ where, orderBy: { id: "asc" } })).map(({ id }) => id);
  const reader = (await accountJson(account.owner, new Date())).getReader();

  const decoder = new TextDecoder();
  let text = "";
  let changed = false;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    // The first page of timers has been read, two are left.
    if (changed || !text.includes('"name":"first"')) continue;
    changed = true;
    await createTimers(account, COUNT);
    const newest = before.slice(-10);
    await db.timer.deleteMany({ where: { id: { in: newest } } });
  }
  const exported: number[] = JSON.parse(text).timers.map(({ id }: { id: number }) => id);
  expect(changed).toBe(true);
  expect(new Set(exported).size).toBe(exported.length);
  expect(exported.toReversed()).toEqual(before);
});

test("the pages after a row contain the rest of the list, in order", async ({ account }) => {
  await createTimers(account, 5);
  const { rows, total } = await timers.list(account.owner, {}, { limit: 100, offset: 0 }, {});
  const [, second] = rows;
  expect(total).toBe(5);
  if (!second) throw new Error("no second row");
  const rest = await timers.list(account.owner, {}, { limit: 2, offset: 1, after: second }, {});
  expect(rest.rows.map(({ id }) => id)).toEqual(rows.slice(3).map(({ id }) => id));
});
