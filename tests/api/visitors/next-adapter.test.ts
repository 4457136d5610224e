import { randomUUID } from "node:crypto";
import { formatDateTime } from "@/lib/dates";
import { databaseUrl } from "@/lib/env";
import { activeDomain } from "@/tests/api/domains/domain";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { fetchEncoded } from "@/tests/support/readers/encoded-response";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { startNextAlone } from "@/tests/support/servers/next-alone";
import { testFreshness } from "./freshness-tests";

const TOKEN = "an-ask-token-of-24-chars";

// The same app under Next's own server, as on a host that runs Next without server.ts.
test.describe("under next start", () => {
  test.describe.configure({ mode: "default", timeout: 180_000 });
  let base = "";
  let server: Awaited<ReturnType<typeof startNextAlone>>;
  let api: Client;

  test.beforeAll(async () => {
    server = await startNextAlone({ DATABASE_URL: databaseUrl(), ASK_TOKEN: TOKEN });
    base = server.url;
  });
  test.afterAll(() => server.stop());
  test.beforeEach(async () => {
    api = (await newAccount("free", base)).api;
  });

  const newLink = async (fields: object = {}) => {
    const { body, status } = await api.post("/links", { url: "https://example.com/target", ...fields });
    expect(status).toBe(201);
    return body;
  };
  const clicksOf = async (id: number) => (await api.get(`/links/${id}`)).body.clicks;

  test("a timer's image is the same kind of response: never cached, counted", async () => {
    const { body: timer } = await api.post("/timers", {
      ends_at: formatDateTime(new Date(Date.now() + 9e8)),
    });
    for (const [url, type] of [
      [timer.gif_url, "image/gif"],
      [timer.png_url, "image/png"],
      [`${base}/t/nobody-has-this.gif`, "image/gif"],
    ]) {
      const response = await visit(url);
      expect([response.status, response.headers.get("content-type")], url).toEqual([200, type]);
      expect(response.headers.get("cache-control"), url).toBe("no-cache, no-store, max-age=0");
      const start = Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 4);
      expect(["GIF8", "\x89PNG"], url).toContain(start);
    }
    expect((await api.get(`/timers/${timer.id}`)).body.views).toBe(2);
  });

  test("a domain has its links and pages, and nothing of the app", async () => {
    const account = await newAccount("free", base);
    const { name } = await serveDomain(account, { rootUrl: "https://example.com/home" });
    const { body: link } = await account.api.post("/links", { url: "https://example.com/", domain: name });
    const { body: page } = await account.api.post("/bio-pages", { title: "Ada" });
    const open = async (path: string) => {
      const { status, headers } = await visitAt(name, path, { base });
      return [status, headers.get("location"), headers.get("set-cookie")];
    };
    expect(await open(`/${link.slug}`)).toEqual([302, "https://example.com/", null]);
    expect(await open("/")).toEqual([302, "https://example.com/home", null]);
    expect(await open(`/b/${page.slug}`)).toEqual([200, null, null]);
    expect((await visitAt(name, "/robots.txt", { base })).body).toContain("Allow: /\n");
    const { body: foreign } = await api.post("/bio-pages", { title: "Bob" });
    const missing = [`/b/${foreign.slug}`, "/login", "/dashboard", "/dashboard/links", "/docs", "/api/v1/me"];
    for (const path of [...missing, "/api/auth/session", "/signup"])
      expect(await open(path), path).toEqual([404, null, null]);
    for (const path of ["/healthz", "/readyz"])
      await expect.poll(() => open(path), { timeout: 20_000 }).toEqual([404, null, null]);
  });

  test("tells a proxy about domains with the token only", async () => {
    const { name } = await activeDomain(await newAccount("free", base));
    const ask = async (query: Record<string, string>) =>
      (await fetch(`${base}/api/domains/ask?${new URLSearchParams(query)}`)).status;
    await expect.poll(() => ask({ domain: name, token: TOKEN }), { timeout: 20_000 }).toBe(200);
    expect(await ask({ domain: name })).toBe(404);
    expect(await ask({ domain: "unknown.example", token: TOKEN })).toBe(404);
  });

  test("Next compresses a page once, and a picture not at all", async () => {
    const { body: page } = await api.post("/bio-pages", { title: "Ada" });
    const plain = await fetchEncoded(page.page_url);
    expect([plain.status, plain.encoding]).toEqual([200, undefined]);
    expect(plain.text).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    const response = await fetchEncoded(page.page_url, "gzip, deflate, br");
    expect([response.encoding, response.text]).toEqual(["gzip", plain.text]);
    expect(response.headers.vary).toContain("Accept-Encoding");
    expect(response.bytes.length).toBeLessThan(plain.bytes.length * 0.6);
    const picture = await fetchEncoded(`${page.page_url}/og.png`, "gzip, br");
    expect([picture.status, picture.encoding]).toEqual([200, undefined]);
    expect((await api.get(`/bio-pages/${page.id}`)).body.views).toBe(2);
  });

  test("a link created over the API redirects and counts people only", async () => {
    const alias = `Next-${randomUUID()}`;
    const link = await newLink({ alias });
    expect(link.short_url).toBe(`${base}/${alias}`);
    const forms = [alias, alias.toUpperCase(), `${alias}/`, `${alias}?a=b`, `%4e${alias.slice(1)}`];
    for (const form of forms) {
      const response = await visit(`${base}/${form}`);
      expect([response.status, response.headers.get("location")], form).toEqual([302, link.long_url]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
    expect(await clicksOf(link.id)).toBe(forms.length);
    for (const [name, value] of [
      ["User-Agent", "Twitterbot/1.0"],
      ["Sec-Purpose", "prefetch"],
    ] as const)
      expect((await visit(link.short_url, { [name]: value })).status).toBe(302);
    expect((await visit(link.short_url, {}, "HEAD")).status).toBe(302);
    expect(await clicksOf(link.id)).toBe(forms.length);
    const { body: stats } = await api.get(`/links/${link.id}/stats`);
    expect(stats).toMatchObject({
      clicks: forms.length,
      browsers: [{ browser: "Chrome", clicks: forms.length }],
    });
  });

  test("a destination in any script is a header that clients can read", async () => {
    const link = await newLink({ url: "https://bücher.example/ü" });
    expect((await visit(link.short_url)).headers.get("location")).toBe(
      "https://xn--bcher-kva.example/%C3%BC",
    );
  });

  test("returns 405 with Allow for other methods", async () => {
    const link = await newLink();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const response = await visit(link.short_url, {}, method);
      expect([response.status, response.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
    }
    expect(await clicksOf(link.id)).toBe(0);
  });

  test("routes visitors, asks for passwords and takes them as our own server does", async () => {
    const url = "https://example.com/german";
    const ruled = await newLink({ forward_query: true, rules: [{ url, languages: ["de"] }] });
    const german = await visit(`${ruled.short_url}?a=%2F+1`, { "Accept-Language": "de" });
    expect(german.headers.get("location")).toBe(`${url}?a=%2F+1`);
    expect((await visit(ruled.short_url)).headers.get("location")).toBe(ruled.long_url);
    const locked = await newLink({ password: "open sesame" });
    const form = await visit(locked.short_url, { "User-Agent": "Twitterbot/1.0" });
    const html = await form.text();
    expect([form.status, html.includes("example.com")]).toEqual([200, false]);
    const enter = (password: string) =>
      fetch(locked.short_url, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ password }),
      });
    expect((await enter("wrong")).status).toBe(403);
    const right = await enter("open sesame");
    expect([right.status, right.headers.get("location")]).toEqual([303, locked.long_url]);
    const basic = { Authorization: `Basic ${Buffer.from("x:open sesame").toString("base64")}` };
    expect((await visit(locked.short_url, basic)).status).toBe(302);
    expect(await clicksOf(locked.id)).toBe(2);
  });

  test("shows the 404 page for unknown addresses and reserved words", async () => {
    for (const path of ["/there-is-no-such-link", "/admin", "/with.dot"]) {
      const response = await visit(base + path);
      expect([response.status, response.headers.get("x-robots-tag")], path).toEqual([404, "noindex"]);
      expect(await response.text()).toContain("Page not found");
    }
  });

  test("a limit of 40 admits exactly 40 of 150 concurrent visitors; the others see the 410 page", async () => {
    const link = await newLink({ click_limit: 40 });
    const responses = await Promise.all(Array.from({ length: 150 }, () => visit(link.short_url)));
    expect(responses.filter(({ status }) => status === 302)).toHaveLength(40);
    const refused = responses.filter(({ status }) => status === 410);
    expect(refused).toHaveLength(110);
    expect(refused[0]?.headers.get("x-robots-tag")).toBe("noindex");
    expect(await refused[0]?.text()).toContain("This link has reached its click limit");
    expect(await clicksOf(link.id)).toBe(40);
  });

  testFreshness(async () => (await newAccount("free", base)).api);

  test("a scheduled link shows the waiting page without its destination", async () => {
    const link = await newLink({ starts_at: formatDateTime(new Date(Date.now() + 3_600_000)) });
    const response = await visit(link.short_url);
    expect([response.status, response.headers.get("location")]).toEqual([200, null]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain("This link isn&#x27;t active yet");
    expect(`${page}${JSON.stringify([...response.headers])}`).not.toMatch(/example\.com|target/);
  });
});
