import { expireCountdowns } from "@/lib/countdowns/expire";
import { db } from "@/lib/db/client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, type TestAccount, test, visit } from "@/tests/support/fixtures";

/** Moves the end, as if time had passed. */
const end = (id: number) =>
  db.countdown.update({
    where: { id },
    data: { endsAt: new Date(Math.floor(Date.now() / 1000) * 1000 - 1000) },
  });

const notified = async ({ owner }: TestAccount) =>
  (
    await db.event.findMany({
      where: { accountId: owner.accountId, name: "countdown.expired" },
      orderBy: { id: "asc" },
    })
  ).map(({ data }) => data);

test("the state follows the clock, and an ended countdown can be sent back whole but not given a past end", async ({
  api,
}) => {
  const { body } = await api.post("/countdowns", { title: "Launch", ends_at: inDays(3) });
  const at = `/countdowns/${body.id}`;
  await end(body.id);
  const { body: ended } = await api.get(at);
  expect(ended.state).toBe("ended");
  expect(await api.patch(at, ended)).toMatchObject({ status: 200, body: ended });
  expect(await api.patch(at, { ...ended, title: "Over" })).toMatchObject({
    status: 200,
    body: { title: "Over" },
  });
  expectRefusal(await api.patch(at, { ends_at: inDays(-2) }), 422, "invalid_ends_at");
  expect(await api.patch(at, { ends_at: inDays(2) })).toMatchObject({
    status: 200,
    body: { state: "active" },
  });
});

test("each end is reported once, with the current countdown; a moved one can end again", async ({
  account,
  api,
}) => {
  const { body } = await api.post("/countdowns", { title: "Fête", ends_at: inDays(3) });
  await api.post("/countdowns", { title: "Later", ends_at: inDays(4) });
  await visit(body.page_url);
  await end(body.id);
  await Promise.all([expireCountdowns(new Date()), expireCountdowns(new Date())]);
  await expireCountdowns(new Date());
  const { body: ended } = await api.get(`/countdowns/${body.id}`);
  expect(ended).toMatchObject({ state: "ended", views: 1 });
  // The server's own job may have run first and commit a moment later.
  await expect.poll(() => notified(account)).toEqual([{ countdown: ended }]);

  await api.patch(`/countdowns/${body.id}`, { title: "Still over" });
  await expireCountdowns(new Date());
  expect(await notified(account)).toHaveLength(1);

  await api.patch(`/countdowns/${body.id}`, { ends_at: inDays(1) });
  await expireCountdowns(new Date());
  expect(await notified(account)).toHaveLength(1);
  await end(body.id);
  await expireCountdowns(new Date());
  await expect.poll(() => notified(account)).toHaveLength(2);
});
