import { randomUUID } from "node:crypto";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { serveDomain } from "@/tests/support/rows/domains";
import { idsOf, newLinks, statuses, UNKNOWN } from "./new-links";

test("changes and tags apply to every link, in the order of the request", async ({ api, stranger }) => {
  const links = await newLinks(api, 3, { tags: ["a", "b"] });
  const [theirs] = await newLinks(stranger, 1);
  const [first, second, third] = idsOf(links);
  const ids = [third, UNKNOWN, first, theirs?.id, -5, 2 ** 40, second];
  const expires_at = inDays(9);
  const changed = await api.patch("/links/bulk", {
    ids,
    changes: {
      title: "New",
      expires_at,
      click_limit: 5,
      paused: true,
      archived: true,
      notes: "n",
    },
    add_tags: ["C", "A"],
    remove_tags: ["B", "none"],
  });
  expect(Object.keys(changed.body)).toEqual(["data", "updated", "failed"]);
  expect(statuses(changed.body.data)).toEqual([200, 404, 200, 404, 404, 404, 200]);
  expect([changed.body.updated, changed.body.failed]).toEqual([3, 4]);
  expect(changed.body.data[1]).toEqual({
    index: 1,
    status: 404,
    error: "not_found",
    message: expect.any(String),
  });
  for (const [index, id] of [
    [0, third],
    [2, first],
    [6, second],
  ] as const) {
    const { link } = changed.body.data[index];
    expect(link).toMatchObject({
      id,
      title: "New",
      expires_at,
      click_limit: 5,
      state: "disabled",
      archived: true,
      notes: "n",
      tags: ["a", "C"],
    });
    expect((await api.get(`/links/${id}`)).body).toEqual(link);
  }
  expect((await stranger.get(`/links/${theirs?.id}`)).body).toEqual(theirs);
});

test("tags are added to those in changes, and an empty request changes nothing", async ({ api }) => {
  const links = await newLinks(api, 2, { tags: ["a"] });
  const ids = idsOf(links);
  const unchanged = await api.patch("/links/bulk", { ids });
  expect(unchanged.body.data.map((item: { link: object }) => item.link)).toEqual(links);
  const replaced = await api.patch("/links/bulk", {
    ids,
    changes: { tags: ["x"] },
    add_tags: ["y"],
    remove_tags: ["x"],
  });
  for (const { link } of replaced.body.data) expect(link.tags).toEqual(["y"]);
  const cleared = await api.patch("/links/bulk", { ids, changes: { tags: null } });
  for (const { link } of cleared.body.data) expect(link.tags).toEqual([]);
});

test("a change that only some links can have fails for the others alone", async ({ api }) => {
  const full = await newLinks(api, 1, { tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
  const empty = await newLinks(api, 2);
  const ids = idsOf([...empty, ...full]);
  const more = await api.patch("/links/bulk", { ids, add_tags: ["one more"] });
  expect(statuses(more.body.data)).toEqual([200, 200, 422]);
  expect(more.body.data[2].error).toBe("invalid_tags");
  const named = await api.patch("/links/bulk", { ids, changes: { external_id: "only one", title: "x" } });
  expect(statuses(named.body.data)).toEqual([200, 422, 422]);
  expect(named.body.data[1].error).toBe("invalid_external_id");
  expect((await api.get(`/links/${ids[1]}`)).body).toMatchObject({ external_id: null, title: "" });
  const wrong = await api.patch("/links/bulk", { ids, changes: { url: "nowhere" }, add_tags: ["z"] });
  expect(statuses(wrong.body.data)).toEqual([422, 422, 422]);
  expect((await api.get("/tags?q=z")).body.total).toBe(0);
});

test("rules, passwords and click limits apply to the next visitor of each link", async ({ api }) => {
  const links = await newLinks(api, 3);
  const rules = [{ url: "https://example.com/mobile", devices: ["desktop"] }];
  await api.patch("/links/bulk", { ids: idsOf(links), changes: { rules, click_limit: 1 } });
  for (const { short_url } of links) {
    expect((await visit(String(short_url))).headers.get("location")).toBe("https://example.com/mobile");
    expect((await visit(String(short_url))).status).toBe(410);
  }
  const locked = await api.patch("/links/bulk", {
    ids: idsOf(links),
    changes: { password: "open sesame", click_limit: null },
  });
  for (const { link } of locked.body.data) expect(link).toMatchObject({ has_password: true, clicks: 1 });
  for (const { short_url } of links) expect((await visit(String(short_url))).status).toBe(200);
});

test.describe("atomic", () => {
  test("an unknown id or a refused change leaves every link as it was", async ({ api }) => {
    const links = await newLinks(api, 2, { tags: ["a"] });
    const ids = idsOf(links);
    const missing = await api.patch("/links/bulk", {
      ids: [...ids, UNKNOWN],
      changes: { title: "x" },
      add_tags: ["new"],
      atomic: true,
    });
    expectRefusal(missing, 404, "not_found");
    expect(missing.body.message).toMatch(/^ids\[2\]: /);
    const used = await api.patch("/links/bulk", { ids, changes: { external_id: "x" }, atomic: true });
    expectRefusal(used, 422, "invalid_external_id");
    expect(used.body.message).toMatch(/^ids\[1\]: external_id /);
    const deletion = await api.post("/links/bulk/delete", { ids: [ids[0], UNKNOWN], atomic: true });
    expectRefusal(deletion, 404, "not_found");
    expect(deletion.body.message).toMatch(/^ids\[1\]: /);
    for (const link of links) expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    expect((await api.get("/tags")).body.total).toBe(1);
  });
});

const WRONG: [body: object, code: string][] = [
  [{}, "invalid_ids"],
  [{ ids: [] }, "invalid_ids"],
  [{ ids: [1, 2, 1] }, "invalid_ids"],
  [{ ids: [1.5] }, "invalid_ids"],
  [{ ids: ["1"] }, "invalid_ids"],
  [{ ids: Array.from({ length: 101 }, (_, n) => n + 1) }, "invalid_ids"],
  [{ ids: [1], atomic: 1 }, "invalid_atomic"],
];
for (const [index, [body, code]] of WRONG.entries())
  test(`a wrong body of changes and deletions is ${code} (${index})`, async ({ api }) => {
    expectRefusal(await api.patch("/links/bulk", body), 422, code);
    expectRefusal(await api.post("/links/bulk/delete", body), 422, code);
  });

const WRONG_CHANGES: [body: object, code: string][] = [
  [{ changes: [] }, "invalid_changes"],
  [{ changes: { alias: randomUUID() } }, "invalid_changes"],
  [{ changes: { slug: "x" } }, "invalid_changes"],
  [{ add_tags: "x" }, "invalid_add_tags"],
  [{ add_tags: ["a", "A"] }, "invalid_add_tags"],
  [{ remove_tags: [""] }, "invalid_remove_tags"],
];
for (const [index, [body, code]] of WRONG_CHANGES.entries())
  test(`a wrong change is ${code} (${index})`, async ({ api }) => {
    const [link] = await newLinks(api, 1);
    expectRefusal(await api.patch("/links/bulk", { ids: [link?.id], ...body }), 422, code);
    expect((await api.get(`/links/${link?.id}`)).body).toEqual(link);
  });

test("only the links whose slug is taken on the domain stay where they are", async ({ api, account }) => {
  const { name: domain } = await serveDomain(account);
  const [taken, free] = await newLinks(api, 2);
  await api.post("/links", { url: "https://example.com/there", alias: taken?.slug, domain });
  const request = { ids: [free?.id, taken?.id], changes: { domain } };
  expectRefusal(await api.patch("/links/bulk", { ...request, atomic: true }), 409, "alias_taken");
  const { status, body } = await api.patch("/links/bulk", request);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [
      { status: 200, link: { domain } },
      { status: 409, error: "alias_taken", message: expect.stringContaining(String(taken?.slug)) },
    ],
    updated: 1,
    failed: 1,
  });
});
