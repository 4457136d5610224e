import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { statuses, uniqueLinks, url } from "./new-links";

test("mixed items come back in the order of the request, each as a request for it alone", async ({ api }) => {
  const alias = randomUUID();
  const { body: existing } = await api.post("/links", { url: url("existing") });
  const { status, body } = await api.post("/links/bulk", {
    links: [
      { url: url(1), title: "One", tags: ["a"] },
      { url: "ftp://example.com" },
      { url: url("existing"), title: "ignored", tags: ["ignored"] },
      { url: url(2), alias },
      { url: url(3), alias: alias.toUpperCase() },
      { url: url(1), title: "again" },
      { url: url(4), alias: "login" },
      { url: url(5), unknown: true, notes: "five" },
      {},
    ],
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["data", "created", "reused", "failed"]);
  expect([body.created, body.reused, body.failed]).toEqual([3, 2, 4]);
  expect(body.data.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(statuses(body.data)).toEqual([201, 422, 200, 201, 409, 200, 409, 201, 422]);
  expect(body.data[1]).toEqual({
    index: 1,
    status: 422,
    error: "invalid_url",
    message: expect.stringMatching(/^url must/),
  });
  expect(body.data[2]).toEqual({ index: 2, status: 200, link: existing });
  expect(body.data[4]).toMatchObject({ error: "alias_taken" });
  expect(body.data[5].link).toEqual(body.data[0].link);
  expect(body.data[0].link).toMatchObject({ title: "One", tags: ["a"] });
  expect((await api.get(`/links/${body.data[7].link.id}`)).body).toEqual(body.data[7].link);
  expect((await api.get("/links")).body.total).toBe(4);
  expect((await api.get("/tags")).body.total).toBe(1);
});

test("100 times the same new URL is one link, reused 99 times", async ({ api }) => {
  const { body } = await api.post("/links/bulk", {
    links: Array.from({ length: 100 }, () => ({ url: url() })),
  });
  expect([body.created, body.reused, body.failed]).toEqual([1, 99, 0]);
  expect(statuses(body.data)).toEqual([201, ...Array(99).fill(200)]);
  expect(new Set(body.data.map((item: { link: { id: number } }) => item.link.id)).size).toBe(1);
  expect((await api.get("/links")).body.total).toBe(1);
});

test("a later item reuses what an earlier one made, also under an alias, but nothing that does more or failed", async ({
  api,
}) => {
  const taken = randomUUID();
  await api.post("/links", { url: url("other"), alias: taken });
  const links = [
    { url: url("a"), alias: randomUUID() },
    { url: url("a") },
    { url: url("b"), alias: taken },
    { url: url("b") },
    { url: url("b") },
    { url: url("c"), external_id: "c" },
    { url: url("c") },
    { url: url("c"), external_id: "c" },
    { url: url("d"), archived: true },
    { url: url("d") },
    { url: url("e"), alias: taken, external_id: "e" },
    { url: url("e"), external_id: "e" },
    { url: url("f"), paused: true },
    { url: url("f") },
  ];
  const { data } = (await api.post("/links/bulk", { links })).body;
  expect(statuses(data)).toEqual([201, 200, 409, 201, 200, 201, 201, 422, 201, 201, 409, 201, 201, 201]);
  expect(data[1].link.id).toBe(data[0].link.id);
  expect(data[4].link.id).toBe(data[3].link.id);
  expect(data[7].error).toBe("invalid_external_id");
});

test("the tag limit refuses items one by one, and all of an atomic request", async ({ account, api }) => {
  await db.$executeRaw`
    INSERT INTO tags (account_id, name, created_at)
    SELECT ${account.owner.accountId}::int, 'tag ' || n, now() FROM generate_series(1, 499) AS n`;
  const [alias, taken] = [randomUUID(), randomUUID()];
  await api.post("/links", { url: url("other"), alias: taken });
  // A taken or reserved alias is reported first, and its tags take no room.
  const conflicts = ["login", taken, alias].map((name) => ({ alias: name, tags: ["new"] }));
  const items = [
    ...conflicts.slice(0, 2),
    { alias, tags: ["tag 1", "last"] },
    { tags: ["too much"] },
    { tags: ["LAST", "tag 2"] },
    { tags: ["tag 3", "too many"] },
    ...conflicts,
  ];
  const { data } = (
    await api.post("/links/bulk", { links: items.map((item, n) => ({ url: url(n), ...item })) })
  ).body;
  expect(statuses(data)).toEqual([409, 409, 201, 403, 201, 403, 409, 409, 409]);
  expect(data[3].error).toBe("plan_limit_reached");
  expect(data[4].link.tags).toEqual(["last", "tag 2"]);
  for (const conflict of conflicts)
    expectRefusal(await api.post("/links", { url: url("c"), ...conflict }), 409, "alias_taken");
  const links = [{ url: url("a") }, { url: url("b"), tags: ["too much"] }];
  const atomic = await api.post("/links/bulk", { links, atomic: true });
  expectRefusal(atomic, 403, "plan_limit_reached");
  expect(atomic.body.message).toMatch(/^links\[1\]: /);
  expect((await api.get("/links")).body.total).toBe(3);
  expect((await api.get("/me")).body.quotas.tags.used).toBe(500);
});

test.describe("atomic", () => {
  test("the first failing item decides, with its status, and nothing is made", async ({ api }) => {
    const alias = randomUUID();
    await api.post("/links", { url: url("other"), alias });
    const links: object[] = uniqueLinks(9).map((link) => ({ ...link, tags: ["new"] }));
    links[7] = { url: "nowhere" };
    const invalid = await api.post("/links/bulk", { links, atomic: true });
    expectRefusal(invalid, 422, "invalid_url");
    expect(invalid.body.message).toMatch(/^links\[7\]: url must /);
    links[3] = { url: url(3), alias };
    const conflict = await api.post("/links/bulk", { links, atomic: true });
    expectRefusal(conflict, 409, "alias_taken");
    expect(conflict.body.message).toMatch(/^links\[3\]: alias /);
    expect((await api.get("/links")).body.total).toBe(1);
    expect((await api.get("/tags")).body.total).toBe(0);
    const all = await api.post("/links/bulk", { links: uniqueLinks(9), atomic: true });
    expect(all).toMatchObject({ status: 200, body: { created: 9, failed: 0 } });
  });
});

const WRONG: [body: object, code: string, about: RegExp][] = [
  [{}, "invalid_links", /required/],
  [{ links: [] }, "invalid_links", /1 to 100/],
  [{ links: uniqueLinks(101) }, "invalid_links", /1 to 100/],
  [{ links: { url: url() } }, "invalid_links", /list/],
  [{ links: [{ url: url() }, "x"] }, "invalid_links", /^links\[1\] must be an object/],
  [{ links: [[]] }, "invalid_links", /^links\[0\]/],
  [{ links: uniqueLinks(1), atomic: "yes" }, "invalid_atomic", /true or false/],
];
for (const [index, [body, code, about]] of WRONG.entries())
  test(`a wrong body is ${code} (${index})`, async ({ api }) => {
    const response = await api.post("/links/bulk", body);
    expectRefusal(response, 422, code);
    expect(response.body.message).toMatch(about);
    expect((await api.get("/links")).body.total).toBe(0);
  });

test("a body over 256 KiB is refused, and the request counts once", async ({ account }) => {
  const key = await account.newKey();
  const send = (body: object) =>
    account.api.send("POST", "/links/bulk", body, { Authorization: `Bearer ${key}` });
  const first = await send({ links: uniqueLinks(100) });
  const large = await send({
    links: Array.from({ length: 100 }, (_, n) => ({
      url: url(n),
      notes: "x".repeat(2000),
      title: "y".repeat(200),
      alias: null,
      more: "z".repeat(500),
    })),
  });
  expectRefusal(large, 413, "payload_too_large");
  const remaining = ({ headers }: { headers: Headers }) => Number(headers.get("X-RateLimit-Remaining"));
  expect(remaining(first) - remaining(large)).toBe(1);
});

test("GET and DELETE of /links/bulk are 404, as for any id that isn't a number", async ({ api }) => {
  for (const method of ["GET", "DELETE"])
    expectRefusal(await api.send(method, "/links/bulk"), 404, "not_found");
  expectRefusal(await api.send("PUT", "/links/bulk"), 405, "method_not_allowed");
  expectRefusal(await api.get("/links/bulk/delete"), 405, "method_not_allowed");
});

test("an item whose forerunner was refused goes before later ones that want the same", async ({ api }) => {
  const [taken, alias] = [randomUUID(), randomUUID()];
  await api.post("/links", { url: url("other"), alias: taken });
  const links = [
    { url: url("a"), alias: taken },
    { url: url("a") },
    { url: url("a"), alias: randomUUID() },
    { url: url("a") },
    { url: url("b"), alias: taken, external_id: "b" },
    { url: url("b"), alias, external_id: "b" },
    { url: url("c"), alias: alias.toUpperCase(), external_id: "c" },
    { url: url("d"), external_id: "c" },
  ];
  const { body } = await api.post("/links/bulk", { links });
  expect(statuses(body.data)).toEqual([409, 201, 201, 200, 409, 201, 409, 201]);
  expect(body.data[3].link.id).toBe(body.data[2].link.id);
  expect(body.data[1].link.id).toBeLessThan(body.data[2].link.id);
});
