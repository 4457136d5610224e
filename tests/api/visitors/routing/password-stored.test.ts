import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { expect, test } from "@/tests/support/fixtures";
import { newLink, PASSWORD, SECRET_URL } from "./password-form";

test("a password is stored as an argon2id hash, whichever request sets it", async ({ api }) => {
  const [created, changed, changedInBulk] = await Promise.all([
    newLink(api),
    newLink(api, { password: "another one" }),
    newLink(api, { password: "another one" }),
  ]);
  const ids: number[] = [created.id, changed.id, changedInBulk.id];
  const before = await db.link.findMany({ where: { id: { in: ids } } });
  await api.patch(`/links/${changed.id}`, { password: PASSWORD });
  await api.patch("/links/bulk", { ids: [changedInBulk.id], changes: { password: PASSWORD } });
  const { body } = await api.post("/links/bulk", { links: [{ url: SECRET_URL, password: PASSWORD }] });
  const after = await db.link.findMany({ where: { id: { in: [...ids, body.data[0].link.id] } } });
  expect([before.length, after.length]).toEqual([3, 4]);
  const hashes = [...before, ...after].map(({ passwordHash }) => passwordHash);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/);
  // Each has a salt of its own; the first link's didn't change.
  expect(new Set(hashes).size).toBe(6);
});

test("the password is in no event or list, nor in what is kept for repeated requests", async ({
  account,
}) => {
  const { api } = account;
  const { accountId } = account.owner;
  const headers = { "Idempotency-Key": randomUUID() };
  const sent = { url: SECRET_URL, password: PASSWORD };
  const requests: [path: string, body: object, status: number][] = [
    ["/links", sent, 201],
    ["/links/bulk", { links: [sent, { ...sent, password: "sesam\n" }] }, 200],
  ];
  const seen: unknown[] = [];
  for (const [path, body, status] of requests)
    for (const times of ["first", "again"]) {
      const response = await api.post(path, body, headers);
      expect(response.status, `${path}, ${times}`).toBe(status);
      seen.push(response.body);
    }
  const refused = await api.post(
    "/links",
    { ...sent, password: "sesam\n" },
    { "Idempotency-Key": "refused" },
  );
  expect(refused.status).toBe(422);
  const kept = await db.idempotencyKey.findMany({ where: { apiKey: { accountId } } });
  expect(kept.map(({ status }) => status).sort()).toEqual([200, 201, 422]);
  const events = await db.event.findMany({ where: { accountId } });
  expect(events).toHaveLength(2);
  for (const { data } of events) expect(Object.keys(Object(data).link)).toHaveLength(10);
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/password/i);
  seen.push(
    refused.body,
    kept,
    events.map(({ data }) => data),
    (await api.get("/links")).body,
  );
  expect(JSON.stringify(seen)).not.toMatch(/sesam|argon/i);
  for (const { bodyHash } of kept) expect(Buffer.from(bodyHash).toString("latin1")).not.toContain("sesam");
});
