import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test, visit } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";

const URL = "https://example.com/";
const TAKEN = { status: 409, body: { error: "alias_taken", message: expect.any(String) } };
const APP = resolve(ROOT, "app");

// Only letters that differ in case, so that every test of letter case is meaningful.
const mixed = () => `Ab-${randomUUID()}_yZ`;

const PATHS = readdirSync(APP, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
  .map((entry) => entry.name);
const ADDRESSES = ["api", "b", "m", "c", "t", "f", "dashboard", "login", "docs", "healthz", "readyz"];
const USUAL = [
  "admin",
  "www",
  "signup",
  "signin",
  "logout",
  "settings",
  "help",
  "support",
  "about",
  "static",
  "_next",
  "assets",
  "public",
  "robots",
  "favicon",
  "sitemap",
  "terms",
  "privacy",
  "status",
  "account",
  "webhooks",
];

test.describe("aliases", () => {
  test("rejects every first path segment of the app and every reserved word, in any letter case", async ({
    api,
  }) => {
    const { body: link } = await api.post("/links", { url: URL });
    for (const word of new Set([...PATHS, ...ADDRESSES, ...USUAL])) {
      expect(await api.post("/links", { url: URL, alias: word }), word).toMatchObject(TAKEN);
      expect(await api.post("/links", { url: URL, slug: word.toUpperCase() }), word).toMatchObject(TAKEN);
      expect(await api.patch(`/links/${link.id}`, { alias: word }), word).toMatchObject(TAKEN);
    }
    expect((await api.get("/links")).body).toMatchObject({ total: 1, data: [link] });
  });

  test("accepts a word that only starts like a reserved one", async ({ api }) => {
    const own = randomSlug();
    for (const word of ["api-", "Dashboards", "login_", "-healthz-", "constructor", "__proto__", "null-"]) {
      const alias = `${word}${own}`;
      const { status, body } = await api.post("/links", { url: `${URL}${alias}`, alias });
      expect(status, alias).toBe(201);
      expect((await visit(body.short_url)).headers.get("location"), alias).toBe(`${URL}${alias}`);
    }
  });

  for (const field of ["alias", "slug"]) {
    test(`${field} is stored as typed and found in any letter case`, async ({ api }) => {
      const name = mixed();
      const { status, body } = await api.post("/links", { url: URL, [field]: name });
      expect(status).toBe(201);
      expect(body).toMatchObject({ slug: name, short_url: expect.stringMatching(`/${name}$`) });
      for (const typed of [name, name.toLowerCase(), name.toUpperCase()]) {
        const visited = await visit(body.short_url.replace(name, typed));
        expect([visited.status, visited.headers.get("location")], typed).toEqual([302, URL]);
      }
      expect((await api.get(`/links/${body.id}`)).body).toMatchObject({ slug: name, clicks: 3 });
    });
  }

  test("accepts alias and slug together when they are equal", async ({ api }) => {
    const name = mixed();
    const { status, body } = await api.post("/links", { url: URL, alias: name, slug: name });
    expect(status).toBe(201);
    expect(body.slug).toBe(name);
    const other = mixed();
    const changed = await api.patch(`/links/${body.id}`, { alias: other, slug: other });
    expect(changed).toMatchObject({ status: 200, body: { slug: other } });
  });

  test("uses the other one when alias or slug is null", async ({ api }) => {
    const [one, two] = [mixed(), mixed()];
    const first = await api.post("/links", { url: URL, alias: null, slug: one });
    expect(first).toMatchObject({ status: 201, body: { slug: one } });
    const second = await api.post("/links", { url: URL, alias: two, slug: null });
    expect(second).toMatchObject({ status: 201, body: { slug: two } });
  });

  test("rejects an alias in use by anyone, in any letter case", async ({ api, stranger }) => {
    const name = mixed();
    await api.post("/links", { url: URL, alias: name });
    const { body: own } = await api.post("/links", { url: URL, alias: mixed() });
    const { body: foreign } = await stranger.post("/links", { url: URL });
    for (const typed of [name, name.toLowerCase(), name.toUpperCase()]) {
      expect(await api.post("/links", { url: URL, alias: typed })).toMatchObject(TAKEN);
      expect(await stranger.post("/links", { url: URL, slug: typed })).toMatchObject(TAKEN);
      expect(await api.patch(`/links/${own.id}`, { alias: typed })).toMatchObject(TAKEN);
      expect(await stranger.patch(`/links/${foreign.id}`, { slug: typed })).toMatchObject(TAKEN);
    }
    expect((await api.get(`/links/${own.id}`)).body).toEqual(own);
    expect((await stranger.get("/links")).body).toMatchObject({ total: 1, data: [foreign] });
  });

  test("accepts the alias of a deleted link", async ({ api, stranger }) => {
    const name = mixed();
    const { body: link } = await api.post("/links", { url: URL, alias: name });
    await api.delete(`/links/${link.id}`);
    expect((await visit(link.short_url)).status).toBe(404);
    const again = await stranger.post("/links", { url: `${URL}again`, alias: name.toUpperCase() });
    expect(again).toMatchObject({ status: 201, body: { slug: name.toUpperCase(), clicks: 0 } });
    expect((await visit(link.short_url)).headers.get("location")).toBe(`${URL}again`);
  });

  test("gives an alias to one of 20 concurrent requests", async ({ api, account }) => {
    const name = mixed();
    const headers = { Authorization: `Bearer ${await account.newKey()}` };
    const claims = Array.from({ length: 20 }, (_, n) =>
      api.post("/links", { url: `${URL}${n}`, alias: n % 2 ? name : name.toUpperCase() }, headers),
    );
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await api.get("/links")).body.total).toBe(1);
  });

  test("one of several concurrent changes to one alias succeeds", async ({ api, account }) => {
    const name = mixed();
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) ids.push((await api.post("/links", { url: `${URL}${n}` })).body.id);
    const headers = { Authorization: `Bearer ${await account.newKey()}` };
    const changes = ids.map((id) => api.patch(`/links/${id}`, { alias: name }, headers));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await api.get(`/links?q=${name}`)).body.total).toBe(1);
  });

  test("all 64 characters in one alias work as a short link", async ({ api }) => {
    const alias = "_ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz0123456789";
    expect(new Set(alias).size).toBe(64);
    const { status, body } = await api.post("/links", { url: URL, alias });
    expect(status).toBe(201);
    expect(body.slug).toBe(alias);
    expect((await visit(body.short_url)).headers.get("location")).toBe(URL);
  });

  test("every single character works as a short link unless it is reserved", async ({ api }) => {
    for (const alias of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") {
      const response = await api.post("/links", { url: `${URL}${alias}`, alias });
      if (/[BCFMST]/.test(alias)) {
        expect(response, alias).toMatchObject(TAKEN);
        continue;
      }
      // All tests share the aliases of this length, and so do their retries.
      try {
        expect(response, alias).toMatchObject({ status: 201, body: { slug: alias } });
        const visited = await visit(response.body.short_url.toLowerCase());
        expect(visited.headers.get("location"), alias).toBe(`${URL}${alias}`);
      } finally {
        await api.delete(`/links/${response.body.id}`);
      }
    }
  });

  test("a random slug is short, unambiguous to read, and unique", async ({ api }) => {
    const slugs = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const { body } = await api.post("/links", { url: URL, on_duplicate: "create" });
      expect(body.slug).toMatch(/^[2-9a-hjkmnp-z]{7}$/);
      slugs.add(body.slug);
    }
    expect(slugs.size).toBe(100);
  });
});
