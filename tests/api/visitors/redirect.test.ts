import { randomUUID } from "node:crypto";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { exchange, request } from "@/tests/api/conventions/raw-connection";
import { expect, test, visit } from "@/tests/support/fixtures";

const START = "https://example.com/?q=";

/** Destinations, with the Location of those that a header can't carry as typed. */
const DESTINATIONS: [url: string, location?: string][] = [
  ["https://example.com"],
  ["http://example.com/path?a=1&b=2#part"],
  ["https://Example.COM:443/a/../B/./c//d"],
  ["https://example.com/%7euser/%2F%zz?x=%&y=a+b"],
  ["https://example.com/?next=https://other.example/?a=b&c[]=1;d='e'|{f}^`"],
  ['https://example.com/"quoted"<tag>?<script>alert(1)</script>'],
  ["https://example.com/a\\b"],
  ["http://[2001:db8::1]:8080/x"],
  ["http://192.0.2.1/"],
  [START + "a".repeat(2048 - START.length)],
  ["https://example.com/two words", "https://example.com/two%20words"],
  ["https://bücher.example/straße?q=ü#ö", "https://xn--bcher-kva.example/stra%C3%9Fe?q=%C3%BC#%C3%B6"],
  ["https://example.com/🎉/%41", "https://example.com/%F0%9F%8E%89/%41"],
  ["https://пример.испытание/путь", "https://xn--e1afmkfd.xn--80akhbyknj4f/%D0%BF%D1%83%D1%82%D1%8C"],
  ["https://example.com/\u202ename\u2028x", "https://example.com/%E2%80%AEname%E2%80%A8x"],
];

test.describe("an active link", () => {
  test("redirects to exactly its destination", async ({ api }) => {
    for (const [url, location = url] of DESTINATIONS) {
      const { body: link } = await api.post("/links", { url });
      const response = await visit(link.short_url);
      expect([response.status, response.headers.get("location")], url).toEqual([302, location]);
      expect([link.long_url, link.target_url]).toEqual([url, location]);
    }
  });

  test("may not be cached, sets no cookie and has no body", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/" });
    const response = await visit(link.short_url);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.text()).toBe("");
  });

  test("is found in any letter case, percent-encoded, with a trailing slash and with any query", async ({
    api,
  }) => {
    const alias = `Mixed_Case-${randomUUID()}`;
    const { body: link } = await api.post("/links", { url: "https://example.com/target", alias });
    expect(link.short_url).toBe(`${env.SHORT_URL}/${alias}`);
    const encoded = [...alias].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
    const forms = [
      alias.toLowerCase(),
      alias.toUpperCase(),
      encoded,
      encoded.toUpperCase(),
      `%4d${alias.slice(1)}`,
      `${alias}/`,
      `${alias}?`,
      `${alias}?url=https://evil.example/&a=%zz`,
      `${alias}?redir_url=https://evil.example/&domain=evil.example`,
      `${alias}/?utm_source=x`,
      `${alias}#part`,
    ];
    for (const form of forms) {
      const response = await visit(`${env.SHORT_URL}/${form}`);
      expect([response.status, response.headers.get("location")], form).toEqual([
        302,
        "https://example.com/target",
      ]);
    }
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(forms.length);
  });

  test("is found by a request in absolute form, as proxies send it", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/target" });
    const response = await exchange(env.SHORT_URL, request(env.SHORT_URL, `GET ${link.short_url}?a=b`));
    expect(response).toMatch(/^HTTP\/1\.1 302 .*\r\nLocation: https:\/\/example\.com\/target\r\n/s);
  });

  for (const alias of ["mcp", "-odd-", "_odd_", "0dd", "odd--o__d", "odd".padEnd(64, "z")]) {
    test(`works under every accepted alias: ${alias}`, async ({ api }) => {
      const { body: link, status } = await api.post("/links", { url: "https://example.com/odd", alias });
      expect(status).toBe(201);
      try {
        expect((await visit(link.short_url)).headers.get("location")).toBe("https://example.com/odd");
      } finally {
        await api.delete(`/links/${link.id}`);
      }
    });
  }
});

test.describe("other methods", () => {
  const states = {
    ok: {},
    disabled: { paused: true },
    scheduled: { starts_at: formatDateTime(new Date(Date.now() + 3_600_000)) },
  };

  for (const [state, fields] of Object.entries(states)) {
    test(`HEAD of a link that is ${state} has the headers of GET, no body, and is not counted`, async ({
      api,
    }) => {
      const { body: link } = await api.post("/links", { url: "https://example.com/", ...fields });
      expect(link.state).toBe(state);
      const path = new URL(link.short_url).pathname;
      const response = await exchange(env.SHORT_URL, request(env.SHORT_URL, `HEAD ${path}`));
      expect(response.indexOf("\r\n\r\n")).toBe(response.length - 4);
      expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ clicks: 0, last_clicked_at: null });
      const [head, get] = [await visit(link.short_url, {}, "HEAD"), await visit(link.short_url)];
      expect(head.status).toBe(get.status);
      for (const name of ["location", "content-type", "cache-control", "content-security-policy"])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
    });
  }

  test("HEAD of an unknown link is 404 without a body", async () => {
    const response = await exchange(env.SHORT_URL, request(env.SHORT_URL, `HEAD /${randomUUID()}`));
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response.indexOf("\r\n\r\n")).toBe(response.length - 4);
  });

  test("returns 405 with Allow for everything but GET and HEAD, and counts nothing", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/secret" });
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"]) {
      const response = await visit(link.short_url, {}, method);
      expect([response.status, response.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
      expect(response.headers.get("location"), method).toBeNull();
      expect(await response.text(), method).not.toContain("secret");
    }
    const trace = await exchange(
      env.SHORT_URL,
      request(env.SHORT_URL, `TRACE ${new URL(link.short_url).pathname}`),
    );
    expect(trace).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/s);
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
  });
});
