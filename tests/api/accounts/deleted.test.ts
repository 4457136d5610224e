import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { isOwnerDeleted } from "@/lib/db/errors";
import { databaseUrl } from "@/lib/env";
import { withConnection } from "@/prisma/connection";
import { RESOURCES } from "@/tests/api/conventions/resources";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test } from "@/tests/support/fixtures";

// An account that is deleted during one of its requests, after the key check and before the insert.

// Not pg_stat_activity: a transaction sees a snapshot of its first look.
const waiting =
  "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))";

for (const { name, open, body } of RESOURCES.filter((resource) => !resource.missing)) {
  for (const once of [false, true]) {
    test(`creating one of its ${name}${once ? " with an Idempotency-Key" : ""} is rejected like a revoked key`, async () => {
      const headers: Record<string, string> = once ? { "Idempotency-Key": randomUUID() } : {};
      const { api, owner } = await newAccount();
      const path = await open(api);
      expect((await api.get(path)).status).toBe(200);
      await withConnection(databaseUrl(), async (client) => {
        await client.query("BEGIN");
        await client.query("DELETE FROM accounts WHERE id = $1", [owner.accountId]);
        const response = api.post(path, body(1), headers);
        await expect
          .poll(async () => (await client.query(waiting)).rows[0]?.n, { intervals: [10] })
          .toBeGreaterThan(0);
        await client.query("COMMIT");
        expectRefusal(await response, 401, "unauthorized");
      });
      expectRefusal(await api.get(path), 401, "unauthorized");
    });
  }
}

test("recognizes a deleted owner only by the foreign keys to accounts", async () => {
  const faultOf = (work: Promise<unknown>) => work.then(() => undefined, isOwnerDeleted);
  const at = new Date();
  const times = { createdAt: at, updatedAt: at };
  const page = {
    pageId: 2 ** 30,
    title: "x",
    url: "https://example.com/",
    description: "",
    position: 1,
    active: true,
  };
  expect(await faultOf(db.bioLink.create({ data: { ...page, ...times } }))).toBe(false);
  expect(
    await faultOf(
      db.$executeRaw`INSERT INTO link_counters (link_id, account_id) VALUES (${2 ** 30}, ${2 ** 30})`,
    ),
  ).toBe(false);
  expect(
    await faultOf(db.$executeRaw`INSERT INTO account_visit_days VALUES (${2 ** 30}, 1, 3, now(), '', 1)`),
  ).toBe(true);
  const template = {
    accountId: 2 ** 30,
    name: "x",
    source: "",
    medium: "",
    campaign: "",
    term: "",
    content: "",
  };
  expect(await faultOf(db.utmTemplate.create({ data: { ...template, ...times } }))).toBe(true);
});
