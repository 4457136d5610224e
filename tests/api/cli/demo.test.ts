import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { expect, test } from "@/tests/support/fixtures";
import { npmScript } from "@/tests/support/servers/npm";

test("demo creates example data in an account once, beside what is in it, and deletes only that", async ({
  account: { email, owner },
  api,
}) => {
  test.slow();
  const { accountId } = owner;
  const { body: mine } = await api.post("/links", { url: "https://example.com/mine" });
  const filled = await npmScript("demo", [email]);
  expect([filled.code, filled.stdout]).toEqual([0, expect.stringContaining(email)]);
  const { body: once } = await api.get("/links");
  expect(once.total).toBeGreaterThan(4);
  // The example webhook has a log of deliveries and is paused, so that nothing is sent.
  const [webhook] = await db.webhook.findMany({ where: { accountId }, include: { deliveries: true } });
  expect(webhook).toMatchObject({ paused: true, disabledAt: null, failingSince: null });
  const attempts = webhook?.deliveries.map((delivery) => `${delivery.status} ${delivery.attempts}`).sort();
  expect(attempts).toEqual([...Array(7).fill("delivered 1"), "delivered 2", "failed 4"]);
  const again = await npmScript("demo", [email]);
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("already has example data")]);
  expect((await api.get("/links")).body.total).toBe(once.total);
  const deleted = await npmScript("demo", [email, "--delete"]);
  expect([deleted.code, deleted.stdout]).toEqual([0, expect.stringContaining("Deleted the example data")]);
  const none = await npmScript("demo", [email, "--delete"]);
  expect([none.code, none.stdout]).toEqual([0, expect.stringContaining("has no example data")]);
  expect((await api.get("/links")).body.data).toMatchObject([{ id: mine.id }]);
  expect((await api.get("/menus")).body.total).toBe(0);
  expect(await db.webhook.count({ where: { accountId } })).toBe(0);
});

test("demo tells an unknown account and wrong usage", async () => {
  const unknown = await npmScript("demo", [`${randomUUID()}@example.com`]);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("No account uses the email")]);
  expect((await npmScript("demo", ["a@example.com", "b@example.com"])).code).toBe(2);
  expect((await npmScript("demo", ["--nonsense"])).code).toBe(2);
});
