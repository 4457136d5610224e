import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";

const url = "https://example.com/page";

test("tags are sorted, created when new, and replaced as a whole", async ({ api }) => {
  const { body: link } = await api.post("/links", { url, tags: ["b", "Ä", "a", " B1 "] });
  expect(link.tags).toEqual(["a", "b", "B1", "Ä"]);
  const at = `/links/${link.id}`;
  expect((await api.get(at)).body).toEqual(link);
  expect((await api.get("/links")).body.data).toEqual([link]);
  expect((await api.patch(at, { title: "x" })).body.tags).toEqual(link.tags);
  expect((await api.patch(at, { tags: ["C", "A"] })).body.tags).toEqual(["a", "C"]);
  expect((await api.get("/tags?q=B")).body.total).toBe(2);
  for (const tags of [null, []]) {
    await api.patch(at, { tags: ["a"] });
    expect((await api.patch(at, { tags })).body.tags).toEqual([]);
  }
});

test("a link has at most 20 tags", async ({ api }) => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`);
  expectRefusal(await api.post("/links", { url, tags: names(21) }), 422, "invalid_tags");
  expect((await api.post("/links", { url, tags: names(20) })).body.tags).toHaveLength(20);
});

test("notes keep their lines, and visitors never see them", async ({ api }) => {
  const notes = "budget\n<b>hush-hush</b>";
  const { body: link } = await api.post("/links", {
    url,
    notes,
    starts_at: inDays(1),
    password: "open sesame",
  });
  expect(link.notes).toBe(notes);
  const pages = [await visit(link.short_url)];
  await api.patch(`/links/${link.id}`, { starts_at: null });
  pages.push(await visit(link.short_url));
  await api.patch(`/links/${link.id}`, { paused: true });
  pages.push(await visit(link.short_url));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 410]);
  for (const page of pages) expect(await page.text()).not.toContain("hush-hush");
  expect((await api.patch(`/links/${link.id}`, { notes: null })).body.notes).toBe("");
});

test("an external id is unique in the account, and null clears it", async ({ api, stranger }) => {
  const external_id = `crm ${randomUUID()}`;
  const { body: first } = await api.post("/links", { url, external_id });
  expect(first.external_id).toBe(external_id);
  expectRefusal(await api.post("/links", { url, external_id }), 422, "invalid_external_id");
  const { body: second } = await api.post("/links", { url, external_id: external_id.toUpperCase() });
  expectRefusal(await api.patch(`/links/${second.id}`, { external_id }), 422, "invalid_external_id");
  expect((await api.patch(`/links/${first.id}`, { external_id })).status).toBe(200);
  expect((await stranger.post("/links", { url, external_id })).status).toBe(201);
  for (const value of [null, ""]) {
    await api.patch(`/links/${first.id}`, { external_id });
    expect((await api.patch(`/links/${first.id}`, { external_id: value })).body.external_id).toBeNull();
  }
  expect((await api.patch(`/links/${second.id}`, { external_id })).body.external_id).toBe(external_id);
  expect((await api.get(`/links?external_id=${encodeURIComponent(external_id)}`)).body.data).toMatchObject([
    { id: second.id },
  ]);
});

test("an external id has up to 255 printable characters, and notes have up to 2,000, in lines", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", { url });
  const at = `/links/${link.id}`;
  for (const [field, kept, refused] of [
    [
      "external_id",
      ["\u{1F389}".repeat(255), "a b/ü?"],
      ["x".repeat(256), "a\nb", "a\u0000", 7, ["x"], true],
    ],
    ["notes", ["\u{1F389}".repeat(2000), "a\nb"], ["x".repeat(2001), "a\u0000b", 7, ["x"], {}]],
  ] as const) {
    for (const value of kept) expect((await api.patch(at, { [field]: value })).body[field]).toBe(value);
    for (const value of refused)
      expectRefusal(await api.patch(at, { [field]: value }), 422, `invalid_${field}`, String(value));
    expect((await api.get(at)).body[field]).toBe(kept[1]);
  }
});

test("of 20 concurrent requests with one external id one gets it", async ({ api }) => {
  const { body: other } = await api.post("/links", { url: `${url}/other` });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 4
        ? api.post("/links", { url, external_id: "one" })
        : api.patch(`/links/${other.id}`, { external_id: "one", title: `${n}` }),
    ),
  );
  const taken = responses.filter(({ status }) => status === 422);
  for (const refused of taken) expectRefusal(refused, 422, "invalid_external_id");
  expect(new Set(responses.filter(({ status }) => status < 300).map(({ body }) => body.id)).size).toBe(1);
  expect((await api.get("/links?external_id=one")).body.total).toBe(1);
});

test("a taken external id is reported before an alias that is taken or reserved", async ({ api }) => {
  const taken = randomUUID();
  await api.post("/links", { url, alias: taken, external_id: "x" });
  const { body: link } = await api.post("/links", { url });
  for (const alias of [taken, "login"])
    for (const [external_id, status, code] of [
      ["x", 422, "invalid_external_id"],
      ["y", 409, "alias_taken"],
    ] as const) {
      expectRefusal(await api.post("/links", { url, alias, external_id }), status, code);
      expectRefusal(await api.patch(`/links/${link.id}`, { alias, external_id }), status, code);
      const bulk = await api.post("/links/bulk", { links: [{ url, alias, external_id }] });
      expect(bulk.body.data).toMatchObject([{ status, error: code }]);
    }
});

test("an account without room for tags: a taken alias or external id is reported first, and reuse still works", async ({
  account,
  api,
}) => {
  const taken = randomUUID();
  await api.post("/links", { url: `${url}/taken`, alias: taken, external_id: "x" });
  const { body: link } = await api.post("/links", { url });
  await db.$executeRaw`
    INSERT INTO tags (account_id, name, created_at)
    SELECT ${account.owner.accountId}::int, 'tag ' || n, now() FROM generate_series(1, 500) AS n`;
  for (const [fields, status, code] of [
    [{ external_id: "x" }, 422, "invalid_external_id"],
    [{ alias: taken }, 409, "alias_taken"],
    [{ alias: "login" }, 409, "alias_taken"],
    [{ alias: randomUUID() }, 403, "plan_limit_reached"],
  ] as const) {
    const sent = { ...fields, tags: ["one more"] };
    expectRefusal(await api.post("/links", { url, ...sent }), status, code);
    expectRefusal(await api.patch(`/links/${link.id}`, sent), status, code);
    const bulk = await api.post("/links/bulk", { links: [{ url, ...sent }] });
    expect(bulk.body.data).toMatchObject([{ status, error: code }]);
  }
  expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
  const reused = await api.post("/links", { url, tags: ["one more"] });
  expect(reused.body).toEqual({ ...link, reused: true });
});

test("visitors of an archived link are redirected and counted as ever", async ({ api }) => {
  const { body: link } = await api.post("/links", { url, archived: true });
  expect(link).toMatchObject({ archived: true, active: true, state: "ok" });
  expect((await visit(link.short_url)).status).toBe(302);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ clicks: 1, archived: true });
});

test.describe("reuse", () => {
  test("ignores organizing fields, creates no tags, and returns the link unchanged", async ({ api }) => {
    const { body: link } = await api.post("/links", { url, tags: ["a"], notes: "n" });
    const again = await api.post("/links", { url, tags: ["new"], notes: "other", archived: true });
    expect(again).toMatchObject({ status: 200 });
    expect(again.body).toEqual({ ...link, reused: true });
    expect((await api.get("/tags")).body.total).toBe(1);
  });

  test("never returns an archived link", async ({ api }) => {
    const { body: link } = await api.post("/links", { url });
    await api.patch(`/links/${link.id}`, { archived: true });
    const next = await api.post("/links", { url });
    expect(next.status).toBe(201);
    await api.delete(`/links/${next.body.id}`);
    await api.patch(`/links/${link.id}`, { archived: false });
    expect((await api.post("/links", { url })).body).toMatchObject({ id: link.id, reused: true });
  });

  test("takes no part in links with an external id, on either side", async ({ api }) => {
    const { body: link } = await api.post("/links", { url, external_id: "x" });
    const plain = await api.post("/links", { url });
    expect(plain.status).toBe(201);
    expect((await api.post("/links", { url, external_id: "y" })).status).toBe(201);
    expect((await api.post("/links", { url, external_id: null })).body).toMatchObject({
      id: plain.body.id,
      reused: true,
    });
    expect(link.id).not.toBe(plain.body.id);
  });
});
