import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";

// Rules for every kind of public page, tested with countdowns.

async function newPage(api: Client, fields: object = {}) {
  const { body, status } = await api.post("/countdowns", { title: "Launch", ends_at: inDays(3), ...fields });
  expect(status).toBe(201);
  return body;
}

const viewsOf = async (api: Client, id: number) => (await api.get(`/countdowns/${id}`)).body.views;

test("counts each person once, and doesn't count robots, previews, prefetches and HEAD", async ({ api }) => {
  const page = await newPage(api);
  expect(page.page_url).toBe(`${env.SHORT_URL}/c/${page.slug}`);
  for (let n = 0; n < 3; n++) expect((await visit(page.page_url)).status).toBe(200);
  expect((await visit(page.page_url, { "User-Agent": "curl/8.5.0" })).status).toBe(200);
  expect(await viewsOf(api, page.id)).toBe(4);
  const uncounted: Record<string, string>[] = [
    { "User-Agent": "facebookexternalhit/1.1" },
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "Sec-Purpose": "prefetch" },
  ];
  for (const headers of uncounted) expect((await visit(page.page_url, headers)).status).toBe(200);
  const head = await visit(page.page_url, {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(500);
  expect(await viewsOf(api, page.id)).toBe(4);
});

test("counts concurrent visits exactly", async ({ api }) => {
  const [one, two] = [await newPage(api), await newPage(api)];
  const urls = Array.from({ length: 300 }, (_, n) => (n % 3 ? one.page_url : two.page_url));
  const responses = await Promise.all(urls.map((url) => visit(url)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await viewsOf(api, one.id), await viewsOf(api, two.id)]).toEqual([200, 100]);
});

test("edits, a new alias and a deletion take effect for the very next visitor, even within one second", async ({
  api,
}) => {
  const page = await newPage(api);
  const shown = async (url = page.page_url) => {
    const response = await visit(url);
    return [response.status, /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]];
  };
  for (let n = 0; n < 6; n++) {
    await api.patch(`/countdowns/${page.id}`, { title: `Title ${n}` });
    expect(await shown()).toEqual([200, `Title ${n}`]);
  }
  const alias = randomSlug();
  const { body: moved } = await api.patch(`/countdowns/${page.id}`, { alias });
  expect((await shown())[0]).toBe(404);
  expect(await shown(moved.page_url)).toEqual([200, "Title 5"]);
  expect(moved.views).toBe(6);
  await api.delete(`/countdowns/${page.id}`);
  expect((await shown(moved.page_url))[0]).toBe(404);
});

test("no visitor after a completed edit sees the old state, under any load", async ({ api }) => {
  const page = await newPage(api, { title: "0" });
  const title = async () => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await visit(page.page_url)).text())?.[1];
  const crowd = () => Promise.all(Array.from({ length: 20 }, title));
  for (let round = 1; round <= 10; round++) {
    const meanwhile = crowd();
    await api.patch(`/countdowns/${page.id}`, { title: String(round) });
    expect(new Set(await crowd())).toEqual(new Set([String(round)]));
    for (const seen of await meanwhile) expect([String(round - 1), String(round)]).toContain(seen);
  }
});

test("finds an alias in any letter case, with a trailing slash and percent-encoded", async ({ api }) => {
  const alias = `Case-${randomSlug()}`;
  const page = await newPage(api, { alias });
  const at = (path: string) => visit(`${env.SHORT_URL}${path}`);
  for (const path of [
    `/c/${alias}`,
    `/c/${alias.toUpperCase()}`,
    `/c/${alias.toLowerCase()}/`,
    `/c/${alias}?a=b`,
    `/c/%43${alias.slice(1)}`,
    `/%63/${alias}`,
  ])
    expect((await at(path)).status, path).toBe(200);
  expect(await viewsOf(api, page.id)).toBe(6);
});

test("returns 404 for anything but a page, never a server error", async ({ api }) => {
  const page = await newPage(api);
  for (const path of [
    "/c/there-is-no-such-page",
    `/c/${page.slug}/nothing`,
    `/c/${page.slug}/a/b`,
    "/c/%00",
    "/c/%FF",
    "/c/a%0Ab",
    "/c/%zz",
    "/c/%F0%9F%98%80",
    `/c/${"a".repeat(65)}`,
    "/c/a%2Fb",
    "/c/'%20OR%201=1--",
    "/c",
    "/c/",
    "/b/nothing",
    "/m/nothing?table=%00",
    "/f/nothing",
  ]) {
    const response = await visit(`${env.SHORT_URL}${path}`);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("content-type"), path).toMatch(/^text\/html/);
  }
});

test("returns 405 with Allow for other methods, and no page sets a cookie", async ({ api }) => {
  const page = await newPage(api);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await visit(page.page_url, {}, method);
    expect([response.status, response.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
  }
  const response = await visit(page.page_url);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
});

test("a link and a page may have the same alias", async ({ api }) => {
  const alias = randomSlug();
  const page = await newPage(api, { alias });
  const link = await api.post("/links", { url: "https://example.com/", alias });
  expect(link.status).toBe(201);
  expect((await visit(link.body.short_url)).status).toBe(302);
  expect((await visit(page.page_url)).status).toBe(200);
});
