import { env } from "@/lib/env";
import { UTM_NAMES } from "@/lib/routing/routing";
import type { Client } from "@/tests/support/clients/api-client";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { D, FORWARDED, TAGGED, UTM } from "@/tests/support/destinations";
import { expect, test } from "@/tests/support/fixtures";

const newLink = async (api: Client, fields: object): Promise<{ id: number; slug: string }> =>
  (await api.post("/links", { on_duplicate: "create", ...fields })).body;

const open = ({ slug }: { slug: string }, query: string, method = "GET") =>
  exactRequest(env.APP_URL, { method, target: `/${slug}?${query}`, headers: { "User-Agent": "curl/8" } });

// A client can't send the others as they are.
const isSendable = (query: string | null): boolean => /^[!-~]*$/.test(query ?? "");

test("a link forwards the bytes of the query, and other links nothing (shlinkio/shlink#2213)", async ({
  api,
}) => {
  const urls = [...new Set(FORWARDED.map(([url]) => url))];
  for (const url of urls) {
    const link = await newLink(api, { url, forward_query: true });
    const cases = FORWARDED.filter(([destination, query]) => destination === url && isSendable(query));
    for (const [, query, location] of cases) {
      const response = await open(link, query);
      expect([response.status, response.headers.get("location")], `${url} ${query}`).toEqual([302, location]);
      expect((await open(link, query, "HEAD")).headers.get("location")).toBe(location);
    }
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(cases.length);
    const plain = await newLink(api, { url });
    expect((await open(plain, "a=1")).headers.get("location")).not.toContain("a=1");
  }
});

test("a query with bytes that no URL has is no request: it is neither forwarded nor counted", async ({
  api,
}) => {
  const link = await newLink(api, {
    url: "https://example.com/",
    forward_query: true,
    rules: [{ url: "https://example.com/rule", query: [{ name: "straße", value: "köln 漢" }] }],
  });
  for (const query of ["straße=köln", "a=\xe9", "a=\xff\x80", "a=\x7f", "a=\x85\xa0"]) {
    const response = await open(link, Buffer.from(query).toString("latin1"));
    expect([response.status, response.headers.get("location")], query).toEqual([400, null]);
  }
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
  expect((await open(link, "stra%C3%9Fe=k%C3%B6ln+%E6%BC%A2")).headers.get("location")).toBe(
    "https://example.com/rule?stra%C3%9Fe=k%C3%B6ln+%E6%BC%A2",
  );
});

test("an address of 8,000 bytes is the longest that has the visitor's query", async ({ api }) => {
  const link = await newLink(api, { url: D, utm: { source: "s" }, forward_query: true });
  const base = `${D}?utm_source=s`;
  const query = (length: number) => `a=${"x".repeat(length - base.length - "&a=".length)}`;
  expect((await open(link, query(8_000))).headers.get("location")).toBe(`${base}&${query(8_000)}`);
  expect((await open(link, query(8_001))).headers.get("location")).toBe(base);
});

test("robots and HEAD get the same address as people", async ({ api }) => {
  const link = await newLink(api, { url: `${D}?x=1`, utm: { source: "s" }, forward_query: true });
  const location = `${D}?x=1&utm_source=s&a=%2F`;
  for (const agent of ["curl/8", "Twitterbot/1.0", ""]) {
    for (const method of ["GET", "HEAD"]) {
      const headers = { "User-Agent": agent };
      const { headers: received } = await exactRequest(env.APP_URL, {
        method,
        target: `/${link.slug}?a=%2F`,
        headers,
      });
      expect(received.get("location"), `${method} ${agent}`).toBe(location);
    }
  }
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(2);
});

test("campaign parameters replace the destination's, and give way to the visitor's where it has none", async ({
  api,
}) => {
  for (const [url, query, location] of TAGGED) {
    const link = await newLink(api, { url, utm: UTM, forward_query: query !== null });
    expect((await open(link, query ?? "utm_source=no")).headers.get("location"), url).toBe(location);
  }
});

test("each campaign parameter is added, or replaces the destination's own", async ({ api }) => {
  for (const name of UTM_NAMES) {
    const parameter = name === "ref" ? "ref" : `utm_${name}`;
    const link = await newLink(api, { url: `${D}?a=1`, utm: { [name]: "50% off+" } });
    expect((await open(link, "")).headers.get("location")).toBe(`${D}?a=1&${parameter}=50%25%20off%2B`);
    const sent = { url: `${D}?${parameter}=own&a=1&${parameter}#f` };
    expect((await api.patch(`/links/${link.id}`, sent)).status).toBe(200);
    expect((await open(link, "")).headers.get("location")).toBe(`${D}?${parameter}=50%25%20off%2B&a=1#f`);
  }
});

test("a redirect that depends on the link's routing is neither stored nor indexed", async ({ api }) => {
  const halves = ["a", "b"].map((path) => ({ url: `${D}${path}`, weight: 50 }));
  for (const fields of [
    { utm: { source: "s" } },
    { forward_query: true },
    { rules: [{ url: `${D}rule`, query: [{ name: "a", value: "1" }] }] },
    { split: halves },
  ]) {
    const link = await newLink(api, { url: D, ...fields });
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await open(link, "a=1", method);
      expect([status, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
        302,
        "private, no-store",
        "noindex",
      ]);
      expect([headers.get("set-cookie"), headers.get("vary"), headers.get("etag")]).toEqual([
        null,
        null,
        null,
      ]);
    }
  }
});

test("campaign parameters are added to every target at the redirect, and stay out of long_url", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/?a=1#f",
    utm: { source: "news letter", ref: "x" },
    rules: [{ url: "https://example.com/rule", languages: ["fr"] }],
  });
  expect(link).toMatchObject({
    long_url: "https://example.com/?a=1#f",
    target_url: "https://example.com/?a=1&utm_source=news%20letter&ref=x#f",
  });
  const locationFor = async (language: string) =>
    (
      await exactRequest(env.APP_URL, {
        target: `/${link.slug}?b=2`,
        headers: { "User-Agent": "curl/8", "Accept-Language": language },
      })
    ).headers.get("location");
  expect(await locationFor("de")).toBe(link.target_url);
  expect(await locationFor("fr")).toBe("https://example.com/rule?utm_source=news%20letter&ref=x");
});
