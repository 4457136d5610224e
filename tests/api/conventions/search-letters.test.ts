import { db, transaction } from "@/lib/db/client";
import { EVENT_NAMES } from "@/lib/events/names";
import { forms } from "@/lib/forms";
import { webhooks } from "@/lib/webhooks";
import { found, make } from "@/tests/api/links/search-client";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { field, newForm } from "@/tests/support/rows/forms";

const TITLE = "Η ΟΔΟΣ 12";
// As written, in lower case, with the other small sigma, and a part of the word.
const TYPED = ["ΟΔΟΣ", "οδος", "οδοσ", "Οδος 1", "δος"];

const COLLECTIONS: Readonly<Record<string, { path: string; one: object; other: object }>> = {
  timers: {
    path: "/timers",
    one: { name: TITLE, ends_at: inDays(1) },
    other: { name: "x", ends_at: inDays(1) },
  },
  countdowns: {
    path: "/countdowns",
    one: { title: TITLE, ends_at: inDays(1) },
    other: { title: "x", ends_at: inDays(1) },
  },
  "bio pages": { path: "/bio-pages", one: { title: TITLE }, other: { title: "x" } },
  menus: { path: "/menus", one: { name: TITLE }, other: { name: "x" } },
  signatures: { path: "/signatures", one: { full_name: TITLE }, other: { full_name: "x" } },
};

for (const [kind, { path, one, other }] of Object.entries(COLLECTIONS))
  test(`searching ${kind} finds final sigma by either small sigma and the capital`, async ({ api }) => {
    const { body } = await api.post(path, one);
    await api.post(path, other);
    for (const q of TYPED)
      expect((await api.get(`${path}?q=${encodeURIComponent(q)}`)).body, q).toMatchObject({
        total: 1,
        data: [{ id: body.id }],
      });
  });

for (const [kind, collection, inside, one, other] of [
  [
    "bio links",
    { path: "/bio-pages", body: { title: "x" } },
    "links",
    { title: TITLE, url: "https://example.com/" },
    { title: "x", url: "https://example.com/" },
  ],
  ["menu items", { path: "/menus", body: { name: "x" } }, "items", { name: TITLE }, { name: "x" }],
] as const)
  test(`searching ${kind} finds final sigma by either small sigma and the capital`, async ({ api }) => {
    const { body: parent } = await api.post(collection.path, collection.body);
    const path = `${collection.path}/${parent.id}/${inside}`;
    const { body } = await api.post(path, one);
    await api.post(path, other);
    for (const q of TYPED)
      expect((await api.get(`${path}?q=${encodeURIComponent(q)}`)).body, q).toMatchObject({
        total: 1,
        data: [{ id: body.id }],
      });
  });

test("searching links finds final sigma, among few and among many, and uses the index", async ({
  account,
}) => {
  const { api } = account;
  const id = await make(api, { title: TITLE });
  const second = await make(api, { title: "ο δρόμος, η οδος 3" });
  await make(api, { title: "x" });
  for (const q of ["ΟΔΟΣ", "οδος", "οδοσ", "δος"])
    expect(await found(api, q), q).toMatchObject({ total: 2, ids: [second, id] });
  // With a full first page the total is counted in the search texts of links.
  expect(await found(api, "οδος", "&limit=1")).toMatchObject({ total: 2, ids: [second] });
  await api.patch(`/links/${second}`, { title: "ΟΔΟΙ" });
  expect(await found(api, "οδος", "&limit=1")).toMatchObject({ total: 1, ids: [id] });
  await api.patch(`/links/${second}`, { title: "δρόμος ΟΔΟΣ" });
  expect(await found(api, "ΔΡΌΜΟΣ οδοσ")).toMatchObject({ total: 1, ids: [second] });

  const plan = await transaction(async () => {
    await db.$executeRaw`SET LOCAL enable_seqscan = off`;
    return db.$queryRaw`
      EXPLAIN (FORMAT JSON) SELECT id FROM links
      WHERE search_text(slug || E'\\n' || title || E'\\n' || url) LIKE search_text('%οδος%')`;
  });
  expect(JSON.stringify(plan)).toContain("links_search");
});

test("searching submissions and webhooks finds final sigma", async ({ account }) => {
  const { owner } = account;
  const now = new Date();
  const first = { limit: 25, offset: 0 };
  const form = await newForm(account, [field("a")], { title: "x" });
  await db.submission.create({
    data: { formId: form.id, token: "a", answers: {}, text: TITLE, createdAt: now },
  });
  await db.submission.create({
    data: { formId: form.id, token: "b", answers: {}, text: "x", createdAt: now },
  });
  await webhooks.create(owner, {}, { url: "https://example.com/ΟΔΟΣ", events: EVENT_NAMES }, now);
  for (const q of ["ΟΔΟΣ", "οδος", "οδοσ"]) {
    expect((await forms.listSubmissions(owner, { id: form.id }, first, { q })).total, q).toBe(1);
    expect((await webhooks.list(owner, {}, first, { q })).total, q).toBe(1);
    expect((await forms.list(owner, {}, first, { q })).total, q).toBe(0);
  }
  await forms.update(owner, { id: form.id }, { title: TITLE }, now);
  expect((await forms.list(owner, {}, first, { q: "οδος" })).total).toBe(1);
});
