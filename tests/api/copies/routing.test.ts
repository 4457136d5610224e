import { basic } from "@/tests/api/visitors/routing/password-form";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { twoCopies } from "@/tests/support/servers/copies";

test.describe.configure({ mode: "default", timeout: 180_000 });

const copies = twoCopies();

const VISITORS = cases(1_000);

/** A split whose variants are one page. */
const halves = (page: string) => [50, 50].map((weight) => ({ url: `https://example.com/${page}`, weight }));

const EDITS: [name: string, before: object, after: object, location: string | null][] = [
  [
    "rules",
    { rules: [{ url: "https://example.com/old", qr: false }] },
    { rules: [{ url: "https://example.com/new", qr: false }] },
    "https://example.com/new",
  ],
  ["a first rule", {}, { rules: [{ url: "https://example.com/new", qr: false }] }, "https://example.com/new"],
  ["a removed split", { split: halves("old") }, { split: null }, "https://example.com/"],
  ["a first password", {}, { password: "secret" }, null],
  [
    "campaign parameters",
    { utm: { source: "old" } },
    { utm: { source: "new" } },
    "https://example.com/?utm_source=new",
  ],
  ["a forwarded query", { forward_query: true }, { forward_query: false }, "https://example.com/"],
  ["a replaced split", { split: halves("old") }, { split: halves("new") }, "https://example.com/new"],
];
for (const [name, before, after, location] of EDITS) {
  test(`${name}: of many concurrent visitors of the other copy, none who comes after the PATCH gets what was before`, async () => {
    const { api: one } = await newAccount("free", copies[0].url);
    const { body: link } = await one.post("/links", { url: "https://example.com/", ...before });
    const open = async () => (await visit(`${copies[1].url}/${link.slug}?a=1`)).headers.get("location");
    const old = await open();
    let edited = false;
    const early: (string | null)[] = [];
    const late: (string | null)[] = [];
    const visitor = async () => {
      while (!edited) early.push(await open());
      late.push(await open());
    };
    const visitors = Array.from({ length: VISITORS }, visitor);
    await expect.poll(() => early.length, { timeout: 30_000 }).toBeGreaterThan(VISITORS);
    expect((await one.patch(`/links/${link.id}`, after)).status).toBe(200);
    edited = true;
    await Promise.all(visitors);
    expect(new Set(late)).toEqual(new Set([location]));
    expect(early.filter((seen) => seen !== old && seen !== location)).toEqual([]);
    const redirected = [old, ...early, ...late].filter((seen) => seen !== null).length;
    expect((await one.get(`/links/${link.id}`)).body.clicks).toBe(redirected);
  });
}

test("rules that are removed and set again hold for the next visitor of each copy", async () => {
  const { api } = await newAccount("free", copies[0].url);
  const rules = [{ url: "https://example.com/rule", qr: false }];
  const { body: link } = await api.post("/links", { url: "https://example.com/", rules });
  for (let n = 0; n < 6; n++) {
    const sent = n % 2 ? rules : null;
    if (n > 0) await api.patch(`/links/${link.id}`, { rules: sent });
    for (const { url } of copies)
      expect((await visit(`${url}/${link.slug}`)).headers.get("location")).toBe(
        sent || n === 0 ? "https://example.com/rule" : "https://example.com/",
      );
  }
});

test("after a password is changed on one copy, the old one opens the link on none", async () => {
  const { api } = await newAccount("free", copies[0].url);
  const { body: link } = await api.post("/links", { url: "https://example.com/", password: "first" });
  const statuses = async (password: string) => {
    const asked = copies.map(({ url }) => visit(`${url}/${link.slug}`, basic(password)));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await statuses("first")).toEqual([302, 302]);
  await api.patch(`/links/${link.id}`, { password: "second" });
  expect(await statuses("first")).toEqual([401, 401]);
  expect(await statuses("second")).toEqual([302, 302]);
});

test("wrong passwords count together, whichever copy gets them", async () => {
  const { api } = await newAccount("free", copies[0].url);
  const { body: link } = await api.post("/links", { url: "https://example.com/", password: "first" });
  const statusAt = async (n: number, password: string) =>
    (await visit(`${copies[n % 2]?.url}/${link.slug}`, basic(password))).status;
  for (let n = 0; n < 10; n++) expect(await statusAt(n, `wrong ${n}`)).toBe(401);
  for (const n of [0, 1]) expect(await statusAt(n, "first")).toBe(429);
});

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
