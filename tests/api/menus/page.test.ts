import sharp from "sharp";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { openPage, publicMenu } from "@/tests/support/rows/menus";

const scansOf = async (api: Client, at: string): Promise<number> => (await api.get(at)).body.scans;

test("a menu's page is one complete document that search engines may list", async ({ api }) => {
  const { url } = await publicMenu(api, { description: "Tapas\nand wine" }, [{ name: "Olives", price: 4.5 }]);
  const { status, headers, text } = await openPage(url);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toBeNull();
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*img-src 'self'/);
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr">/);
  for (const part of [
    "<title>Casa Lola</title>",
    `<link rel="canonical" href="${url}"/>`,
    '<meta property="og:description" content="Tapas and wine"/>',
    `<meta property="og:image" content="${url}/og.png?2"/>`,
    "$4.50",
  ])
    expect(text).toContain(part);
  expect((await openPage(`${url}/`)).status).toBe(200);
  expect((await openPage(url.replace(/[^/]+$/, (slug) => slug.toUpperCase()))).status).toBe(200);
});

test("returns 404 for an unpublished, unknown or deleted menu, and counts nothing", async ({ api }) => {
  const { at, url } = await publicMenu(api, { published: false });
  expect((await openPage(url)).status).toBe(404);
  expect(await scansOf(api, at)).toBe(0);
  await api.patch(at, { published: true });
  expect((await openPage(url)).status).toBe(200);
  await api.delete(at);
  const gone = await openPage(url);
  expect(gone.status).toBe(404);
  expect(gone.headers.get("x-robots-tag")).toBe("noindex");
  for (const path of ["/m/no-such-menu", "/m/", "/m/a/b/c", "/m/%00", "/m/é", `/m/${"x".repeat(65)}`])
    expect((await openPage(`${env.SHORT_URL}${path}`)).status, path).toBe(404);
});

test("counts every view by a person as a scan, at its table when the menu has it", async ({ api }) => {
  const { at, url } = await publicMenu(api, { tables: ["7", "Terrace 1", "a&b", "٣"] });
  for (const table of ["7", "7", "Terrace 1", "Terrace%201", "Terrace+1", "a%26b", "%D9%A3"])
    expect((await openPage(`${url}?table=${table}`)).text, table).toContain('<p class="table">');
  for (const query of ["", "?table=", "?table=8", "?table=07", "?table=%00", "?table=%F0%9F", "?other=7"])
    expect((await openPage(`${url}${query}`)).text, query).not.toContain('<p class="table">');
  await openPage(`${url}?table=7`, {}, "HEAD");
  await openPage(`${url}?table=7`, { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await openPage(`${url}?table=7`, { Purpose: "prefetch" });
  const { body } = await api.get(`${at}/stats`);
  expect(body).toEqual({
    total: 14,
    last_30_days: 14,
    by_table: [
      { table: null, scans: 7 },
      { table: "Terrace 1", scans: 3 },
      { table: "7", scans: 2 },
      { table: "a&b", scans: 1 },
      { table: "٣", scans: 1 },
    ],
    daily: expect.any(Array),
  });
  expect(body.daily).toHaveLength(30);
  expect(body.daily.at(-1).scans + body.daily.at(-2).scans).toBe(14);
  expect(await scansOf(api, at)).toBe(14);
  expect((await api.get("/menus")).body.data[0].scans).toBe(14);
});

test("a menu keeps its scans when renamed or given another alias, and loses them when deleted", async ({
  api,
  stranger,
}) => {
  const { at, url } = await publicMenu(api);
  await openPage(url);
  const renamed = await api.patch(at, { name: "Lola's", alias: `lola-${Date.now()}` });
  expect(renamed.body.scans).toBe(1);
  expect((await openPage(url)).status).toBe(404);
  await openPage(renamed.body.page_url);
  expect((await api.get(`${at}/stats`)).body.total).toBe(2);
  for (const path of [at, `${at}/stats`])
    expect(await stranger.get(path)).toMatchObject({ status: 404, body: { error: "not_found" } });
});

test("an edit of the menu or of an item is visible to the very next visitor", async ({ api }) => {
  const { at, url } = await publicMenu(api, { currency: "EUR", language: "de" }, [
    { name: "Suppe", price: 7 },
  ]);
  const text = async () => (await openPage(url)).text.replaceAll("\u00a0", " ");
  expect(await text()).toContain("7,00 €");
  const [item] = (await api.get(at)).body.items;
  for (const [path, fields, part] of [
    [`${at}/items/${item.id}`, { price: 7.5 }, "7,50 €"],
    [`${at}/items/${item.id}`, { available: false }, "Ausverkauft"],
    [`${at}/items/${item.id}`, { allergens: ["milk"] }, "Enthält: Milch"],
    [at, { opening_hours: "täglich ab 11" }, "Öffnungszeiten"],
    [at, { accent: "00ff00" }, "--accent:#"],
  ] as const) {
    await api.patch(path, fields);
    expect(await text(), part).toContain(part);
  }
  await api.post(`${at}/items`, { name: "Salat" });
  expect(await text()).toContain("Salat");
  await api.delete(`${at}/items/${item.id}`);
  expect(await text()).not.toContain("Suppe");
});

test("has its own share picture, which counts no scan", async ({ api }) => {
  const { at, url } = await publicMenu(api, { name: "Casa Lola", description: "Tapas" });
  const response = await visit(`${url}/og.png?1`);
  const picture = await sharp(await response.arrayBuffer()).metadata();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect([picture.format, picture.width, picture.height]).toEqual(["png", 1200, 630]);
  expect(await scansOf(api, at)).toBe(0);
  await api.patch(at, { published: false });
  expect((await visit(`${url}/og.png`)).status).toBe(404);
});
