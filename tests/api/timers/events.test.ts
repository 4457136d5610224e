import { db } from "@/lib/db/client";
import { expireTimers } from "@/lib/timers/expire";
import { inDays } from "@/tests/support/dates";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";

const expiredEvents = ({ owner }: TestAccount) =>
  db.event.findMany({
    where: { accountId: owner.accountId, name: "timer.expired" },
    orderBy: { id: "asc" },
    select: { data: true },
  });

test("an end is reported once, with the timer as the API shows it, and again at a moved end", async ({
  account,
  api,
}) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(2), name: "Over soon" });
  await api.post("/timers", { ends_at: inDays(2) });
  const end = () =>
    db.timer.update({ where: { id: timer.id }, data: { endsAt: new Date(Date.now() - 1000) } });
  await expireTimers(new Date());
  expect(await expiredEvents(account)).toEqual([]);

  await end();
  const { body: ended } = await api.get(`/timers/${timer.id}`);
  await Promise.all([expireTimers(new Date()), expireTimers(new Date())]);
  await expireTimers(new Date());
  // The server's own job, every minute, may hold the row.
  await expect.poll(() => expiredEvents(account)).toEqual([{ data: { timer: ended } }]);
  expect(ended).toMatchObject({ id: timer.id, state: "expired" });

  await api.patch(`/timers/${timer.id}`, { ...ended, name: "Still over" });
  await expireTimers(new Date());
  expect(await expiredEvents(account)).toHaveLength(1);

  await api.patch(`/timers/${timer.id}`, { ends_at: inDays(1) });
  await expireTimers(new Date());
  expect(await expiredEvents(account)).toHaveLength(1);
  await end();
  await expireTimers(new Date());
  await expect.poll(() => expiredEvents(account)).toHaveLength(2);
});
