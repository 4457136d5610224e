import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";

const url = "https://example.com/page";
const tagged = async (api: Client, ...tags: string[]) =>
  (await api.post("/links", { url, tags, on_duplicate: "create" })).body;
const listed = async (api: Client): Promise<Record<string, unknown>[]> => (await api.get("/tags")).body.data;
const idOf = async (api: Client, name: string) =>
  Number((await listed(api)).find((tag) => tag.name === name)?.id);

test("a tag is created with 201, and found again without case with 200, unchanged", async ({ api }) => {
  const created = await api.post("/tags", { name: " Sommer ", color: "blue" });
  expect(created).toMatchObject({ status: 201 });
  expect(created.body).toEqual({ id: created.body.id, name: "Sommer", color: "blue", links: 0 });
  for (const name of ["Sommer", "sommer", "SOMMER"]) {
    const again = await api.post("/tags", { name, color: "red" });
    expect(again).toMatchObject({ status: 200, body: created.body });
  }
  expect(await listed(api)).toEqual([created.body]);
});

// How names are compared: as searches are.
const SAME = [
  ["É".normalize("NFD"), "é"],
  ["ΟΔΟΣ", "οδος"],
  ["οδός", "ΟΔΌΣ"],
  ["ПРИВЕТ", "привет"],
] as const;
for (const [one, other] of SAME)
  test(`${one} and ${other} are one tag`, async ({ api }) => {
    const first = await tagged(api, one);
    expect(first.tags).toEqual([one.normalize("NFC")]);
    expect((await tagged(api, other)).tags).toEqual(first.tags);
    expect(await listed(api)).toMatchObject([{ name: one.normalize("NFC"), links: 2 }]);
    expectRefusal(await api.post("/links", { url, tags: [one, other] }), 422, "invalid_tags");
  });

const NAMES = [
  ["", 422],
  ["a,b", 422],
  ["x".repeat(51), 422],
  ["a\nb", 422],
  [7, 422],
  [null, 422],
  ["\u{1F389}".repeat(50), 201],
  ["a".repeat(50), 201],
] as const;
for (const [name, status] of NAMES)
  test(`a name ${JSON.stringify(name)?.slice(0, 20)} of ${String(name).length} is ${status}`, async ({
    api,
  }) => {
    const created = await api.post("/tags", { name });
    if (status === 422) expectRefusal(created, 422, "invalid_name");
    else expect(created).toMatchObject({ status, body: { name, color: "gray" } });
    const link = await api.post("/links", { url, tags: [name] });
    if (status === 422) expectRefusal(link, 422, "invalid_tags");
    else expect(link.body.tags).toEqual([name]);
  });

test("a color is one of eight names", async ({ api }) => {
  for (const color of ["gray", "red", "orange", "yellow", "green", "teal", "blue", "purple"])
    expect((await api.post("/tags", { name: color, color })).body).toMatchObject({ name: color, color });
  const { body: tag } = await api.post("/tags", { name: "Plain" });
  for (const color of ["pink", "Red", "#ff0000", 1]) {
    expectRefusal(await api.post("/tags", { name: "Other", color }), 422, "invalid_color");
    expectRefusal(await api.patch(`/tags/${tag.id}`, { color }), 422, "invalid_color");
  }
});

test("renaming changes the tag of every link, and its letter case alone", async ({ api }) => {
  const link = await tagged(api, "sale");
  const id = await idOf(api, "sale");
  for (const name of ["Sale", "Clearance"]) {
    const renamed = await api.patch(`/tags/${id}`, { name });
    expect(renamed).toMatchObject({ status: 200, body: { id, name, links: 1 } });
    expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
      tags: [name],
      updated_at: link.updated_at,
    });
  }
  expect(await api.patch(`/tags/${id}`, {})).toMatchObject({ status: 200, body: { name: "Clearance" } });
  expect((await api.patch(`/tags/${id}`, { color: "teal" })).body).toMatchObject({ color: "teal", links: 1 });
  expectRefusal(await api.patch(`/tags/${id}`, { color: "pink" }), 422, "invalid_color");
});

test("renaming onto another tag merges them under its id, and no link counts twice", async ({ api }) => {
  await tagged(api, "old");
  const both = await tagged(api, "old", "New");
  await tagged(api, "New");
  await tagged(api, "other");
  const [from, to] = [await idOf(api, "old"), await idOf(api, "New")];
  await api.patch(`/tags/${to}`, { color: "green" });
  const merged = await api.patch(`/tags/${from}`, { name: "NEW" });
  expect(merged).toMatchObject({ status: 200, body: { id: to, name: "New", color: "green", links: 3 } });
  expectRefusal(await api.get(`/tags/${from}`), 404, "not_found");
  expect((await api.get(`/links/${both.id}`)).body.tags).toEqual(["New"]);
  expect((await api.get("/links?tags=new")).body.total).toBe(3);
  expect((await listed(api)).map(({ name, links }) => [name, links])).toEqual([
    ["other", 1],
    ["New", 3],
  ]);
});

test("deleting a tag takes it off its links and leaves them", async ({ api }) => {
  const link = await tagged(api, "a", "b");
  const id = await idOf(api, "a");
  expect(await api.delete(`/tags/${id}`)).toMatchObject({ status: 200, body: { id, deleted: true } });
  expect((await api.get(`/links/${link.id}`)).body.tags).toEqual(["b"]);
  expect((await api.get("/links?tags=a")).body.total).toBe(0);
});

test("deleting a link takes it off its tags", async ({ api }) => {
  const link = await tagged(api, "a");
  await tagged(api, "a");
  await api.delete(`/links/${link.id}`);
  expect(await listed(api)).toMatchObject([{ name: "a", links: 1 }]);
});

test("tags are the account's own", async ({ api, stranger }) => {
  const link = await tagged(api, "mine");
  const id = await idOf(api, "mine");
  for (const [method, body] of [["GET"], ["PATCH", { name: "yours" }], ["DELETE"]] as const)
    expectRefusal(await stranger.send(method, `/tags/${id}`, body), 404, "not_found");
  expect(await listed(stranger)).toEqual([]);
  expect((await stranger.post("/tags", { name: "mine" })).status).toBe(201);
  expect((await stranger.get("/links?tags=mine")).body.total).toBe(0);
  expect((await api.get(`/links/${link.id}`)).body.tags).toEqual(["mine"]);
});

test("an account has at most 500 tags, however they are made, and says how many it has", async ({
  account,
  api,
}) => {
  await db.$executeRaw`
    INSERT INTO tags (account_id, name, created_at)
    SELECT ${account.owner.accountId}::int, 'tag ' || n, now() FROM generate_series(1, 499) AS n`;
  const quota = async () => (await api.get("/me")).body.quotas.tags;
  expect(await quota()).toEqual({ used: 499, limit: 500 });
  expectRefusal(await api.post("/links", { url, tags: ["one", "two"] }), 403, "plan_limit_reached");
  expect(await quota()).toMatchObject({ used: 499 });
  const link = await tagged(api, "one", "tag 7");
  expect(await quota()).toEqual({ used: 500, limit: 500 });
  expectRefusal(await api.post("/tags", { name: "two" }), 403, "plan_limit_reached");
  expectRefusal(await api.patch(`/links/${link.id}`, { tags: ["two"] }), 403, "plan_limit_reached");
  const bulk = { ids: [link.id], add_tags: ["two"], atomic: true };
  expectRefusal(await api.patch("/links/bulk", bulk), 403, "plan_limit_reached");
  expect((await api.get(`/links/${link.id}`)).body.tags).toEqual(["one", "tag 7"]);
  expect((await api.post("/tags", { name: "TAG 3" })).status).toBe(200);
  expect((await tagged(api, "Tag 3")).tags).toEqual(["tag 3"]);
});

test("50 concurrent requests for the last three places get them, exactly", async ({ account, api }) => {
  await db.$executeRaw`
    INSERT INTO tags (account_id, name, created_at)
    SELECT ${account.owner.accountId}::int, 'tag ' || n, now() FROM generate_series(1, 497) AS n`;
  const created = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2
        ? api.post("/tags", { name: `new ${n}` })
        : api.post("/links", { url, tags: [`new ${n}`], alias: null, on_duplicate: "create" }),
    ),
  );
  expect(created.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(created.filter(({ status }) => status === 403)).toHaveLength(47);
  expect((await api.get("/me")).body.quotas.tags).toEqual({ used: 500, limit: 500 });
});

test("links keep a tag's merge, deletion and use apart while all happen at once", async ({ api }) => {
  const links = await Promise.all(Array.from({ length: 8 }, () => tagged(api, "a", "b", "c")));
  const ids = { a: await idOf(api, "a"), b: await idOf(api, "b") };
  const responses = await Promise.all([
    api.patch(`/tags/${ids.a}`, { name: "b" }),
    api.delete(`/tags/${ids.b}`),
    ...links.map(({ id }, n) =>
      n % 2 ? api.patch(`/links/${id}`, { tags: ["a", "b", `d${n}`] }) : api.delete(`/links/${id}`),
    ),
    api.post("/links/bulk/delete", { ids: links.filter((_, n) => n % 2 === 0).map(({ id }) => id) }),
  ]);
  for (const { status } of responses) expect([200, 404]).toContain(status);
  for (const [n, { id }] of links.entries())
    if (n % 2) expect((await api.get(`/links/${id}`)).body.tags).toContain(`d${n}`);
  const counted = await listed(api);
  for (const { name, links: count } of counted)
    expect((await api.get(`/links?tags=${name}`)).body.total, String(name)).toBe(count);
});
