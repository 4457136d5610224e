import { randomUUID } from "node:crypto";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { idsOf, newLinks, uniqueLinks, url } from "./new-links";

test("twins with one idempotency key make the links once, and both get the same response", async ({
  account,
}) => {
  const key = await account.newKey();
  const headers = { Authorization: `Bearer ${key}`, "Idempotency-Key": "bulk-1" };
  const body = {
    links: [...uniqueLinks(50).map((link) => ({ ...link, on_duplicate: "create" })), { url: "nowhere" }],
  };
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => account.api.send("POST", "/links/bulk", body, headers)),
  );
  for (const { status, body: answer } of responses) {
    expect(status).toBe(200);
    expect(answer).toEqual(responses[0]?.body);
  }
  expect(responses.filter((one) => one.headers.get("Idempotent-Replayed") === "true")).toHaveLength(5);
  expect((await account.api.get("/links")).body.total).toBe(50);
  const other = await account.api.send("POST", "/links/bulk", { links: uniqueLinks(1) }, headers);
  expectRefusal(other, 422, "invalid_idempotency_key");
});

test("concurrent requests with the same aliases and external ids in other orders wait for nobody forever", async ({
  account,
}) => {
  const names = Array.from({ length: 40 }, () => randomUUID());
  const links = names.map((alias, n) => ({ url: url(n), alias, external_id: alias, tags: [`t${n % 7}`] }));
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      account.api.post("/links/bulk", { links: n % 2 ? links : [...links].reverse() }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(responses.reduce((sum, { body }) => sum + body.created, 0)).toBe(40);
  expect((await account.api.get("/links")).body.total).toBe(40);
});

test("50 concurrent requests add their tags to one link, up to its 20, and none is lost", async ({ api }) => {
  const [link] = await newLinks(api, 1, { tags: ["first"] });
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, n) => api.patch("/links/bulk", { ids: [link?.id], add_tags: [`t${n}`] })),
  );
  const added = responses.flatMap(({ body }, n) => (body.updated === 1 ? [`t${n}`] : []));
  expect(added).toHaveLength(19);
  const { tags } = (await api.get(`/links/${link?.id}`)).body;
  expect(tags.sort()).toEqual([...added, "first"].sort());
  for (const { body } of responses) if (body.failed) expect(body.data[0].error).toBe("invalid_tags");
});

test("changes of the same links in other orders, with deletions among them, all end", async ({ api }) => {
  const ids = idsOf(await newLinks(api, 30));
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, n) => {
      const some = n % 2 ? ids : [...ids].reverse();
      return n % 3 === 2
        ? api.post("/links/bulk/delete", { ids: some.slice(n, n + 6) })
        : api.patch("/links/bulk", {
            ids: some,
            add_tags: [`t${n}`],
            changes: { title: `${n}`, click_limit: n + 1 },
          });
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(9).fill(200));
});

test("while a request's passwords are hashed, it holds nothing that other requests need", async ({ api }) => {
  const fields = { tags: ["shared", "new"] };
  const links = uniqueLinks(100).map((link) => ({ ...link, ...fields, password: "open sesame" }));
  const ended: string[] = [];
  const bulk = api.post("/links/bulk", { links }).finally(() => ended.push("bulk"));
  // The first may come before the bulk request has started.
  for (const external_id of ["first", "second", "third"]) {
    const { status } = await api.post("/links", { url: url(external_id), ...fields, external_id });
    expect(status).toBe(201);
    ended.push(external_id);
  }
  expect((await bulk).body).toMatchObject({ created: 100, failed: 0 });
  expect(ended).toEqual(["first", "second", "third", "bulk"]);
});
