import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { copy } from "@/tests/support/servers/copies";
import type { RunningServer } from "@/tests/support/servers/server";

test.describe.configure({ mode: "default", timeout: 180_000 });

let copies: [RunningServer, RunningServer];

test.beforeAll(async () => {
  copies = await Promise.all([copy(), copy()]);
});
test.afterAll(async () => {
  await Promise.all(copies.map((server) => server.stop()));
});

const EDITS: [name: string, before: object, after: object, location: string | null][] = [
  [
    "rules",
    { rules: [{ url: "https://example.com/old", qr: false }] },
    { rules: [{ url: "https://example.com/new", qr: false }] },
    "https://example.com/new",
  ],
  ["a first rule", {}, { rules: [{ url: "https://example.com/new", qr: false }] }, "https://example.com/new"],
  [
    "a removed split",
    {
      split: [
        { url: "https://example.com/old", weight: 50 },
        { url: "https://example.com/old", weight: 50 },
      ],
    },
    { split: null },
    "https://example.com/",
  ],
  ["a first password", {}, { password: "secret" }, null],
  [
    "campaign parameters",
    { utm: { source: "old" } },
    { utm: { source: "new" } },
    "https://example.com/?utm_source=new",
  ],
];
for (const [name, before, after, location] of EDITS) {
  test(`${name}: of 1,000 concurrent visitors of the other copy, none who comes after the PATCH gets what was before`, async () => {
    const { api: one } = await newAccount("free", copies[0].url);
    const { body: link } = await one.post("/links", { url: "https://example.com/", ...before });
    const open = async () => (await visit(`${copies[1].url}/${link.slug}`)).headers.get("location");
    const old = await open();
    let edited = false;
    const early: (string | null)[] = [];
    const late: (string | null)[] = [];
    const visitor = async () => {
      for (let n = 0; n < 20; n++) {
        const isLate = edited;
        (isLate ? late : early).push(await open());
      }
    };
    const visitors = Array.from({ length: 50 }, visitor);
    await expect.poll(() => early.length).toBeGreaterThan(100);
    expect((await one.patch(`/links/${link.id}`, after)).status).toBe(200);
    edited = true;
    await Promise.all(visitors);
    late.push(await open());
    expect(new Set(late)).toEqual(new Set([location]));
    expect(early.filter((seen) => seen !== old && seen !== location)).toEqual([]);
    const redirected = [old, ...early, ...late].filter((seen) => seen !== null).length;
    expect((await one.get(`/links/${link.id}`)).body.clicks).toBe(redirected);
  });
}

test("a visitor of a split gets the same variant from both copies", async () => {
  const { api } = await newAccount("free", copies[0].url);
  const split = ["a", "b", "c", "d"].map((name) => ({ url: `https://example.com/${name}`, weight: 25 }));
  const { body: link } = await api.post("/links", { url: "https://example.com/", split });
  for (let n = 0; n < 20; n++) {
    const headers = { "User-Agent": `Mozilla/5.0 Chrome/${n}` };
    const [one, other] = await Promise.all(copies.map(({ url }) => visit(`${url}/${link.slug}`, headers)));
    expect(one?.headers.get("location")).toBe(other?.headers.get("location"));
  }
});
