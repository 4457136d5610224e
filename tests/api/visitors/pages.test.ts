import { randomUUID } from "node:crypto";
import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { exchange, request } from "@/tests/api/conventions/raw-connection";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";

const HOUR = 3_600_000;
const inAnHour = () => formatDateTime(new Date(Date.now() + HOUR));
const at = (path: string) => `${env.SHORT_URL}${path}`;

async function newLink(api: Client, fields: object = {}) {
  const { body, status } = await api.post("/links", { url: "https://example.com/", ...fields });
  expect(status).toBe(201);
  return body;
}

const expire = (id: number) =>
  db.link.update({ where: { id }, data: { startsAt: null, expiresAt: new Date(Date.now() - 1_000) } });

/** What every page that replaces the destination has in common. */
async function expectPage(response: Response, status: number): Promise<string> {
  expect([response.status, response.headers.get("location")]).toEqual([status, null]);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("set-cookie")).toBeNull();
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
  );
  expect(policy).not.toContain("unsafe");
  const body = await response.text();
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr">/);
  return body;
}

const heading = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];

test.describe("404", () => {
  const NOWHERE = [
    "/there-is-no-such-link",
    "/there-is-no-such-link/?a=b",
    `/${"a".repeat(65)}`,
    "/with.dot",
    "/%C3%BC",
    "/a%20b",
    "/a%2Fb",
    "/%00",
    "/%",
    "/%zz",
    "/%E0%A4%A",
    "/abc%",
    "/%FF",
  ];
  for (const path of NOWHERE) {
    test(`shows the 404 page for an unused address: ${path.slice(0, 40)}`, async () => {
      await expectPage(await visit(at(path)), 404);
    });
  }

  for (const word of ["admin", "about", "www", "null", "API", "Dashboard", "well-known"]) {
    test(`shows the 404 page for a reserved word without a page: ${word}`, async () => {
      await expectPage(await visit(at(`/${word}`)), 404);
    });
  }

  for (const path of ["/no/such/path", "/%zz/deeper", "/a/%", "/a//b", "//a"]) {
    test(`returns 404, not indexed, for a deeper address, never a server error: ${path}`, async () => {
      const response = await fetch(at(path));
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      const body = await response.text();
      expect(`${response.headers.get("x-robots-tag")} ${body}`).toMatch(/noindex/);
    });
  }

  test("never redirects to a path that looks like another host", async ({ api }) => {
    const { slug } = await newLink(api);
    for (const target of [
      "//evil.example",
      `//evil.example/${slug}`,
      "/\\evil.example",
      "///evil.example/%2e",
    ]) {
      const response = await exchange(env.SHORT_URL, request(env.SHORT_URL, `GET ${target}`));
      expect(response, target).toMatch(/^HTTP\/1\.1 (308|404) /);
      const location = /^location: (.*)\r$/im.exec(response)?.[1] ?? "/";
      expect(new URL(location, env.SHORT_URL).origin, target).toBe(env.SHORT_URL);
    }
  });

  test("returns the same for a deleted link as for one that never existed", async ({ api }) => {
    const { id, short_url } = await newLink(api);
    await api.delete(`/links/${id}`);
    const deleted = await expectPage(await visit(short_url), 404);
    expect(deleted).toBe(await (await visit(at(`/${randomUUID()}`))).text());
  });
});

test.describe("410", () => {
  test("expired, exhausted and paused links show pages that say which", async ({ api }) => {
    const [expired, used, paused] = [
      await newLink(api),
      await newLink(api, { click_limit: 1, on_duplicate: "create" }),
      await newLink(api, { paused: true, on_duplicate: "create" }),
    ];
    await expire(expired.id);
    expect((await visit(used.short_url)).status).toBe(302);
    const headings = new Set<string | undefined>();
    for (const { short_url } of [expired, used, paused]) {
      const body = await expectPage(await visit(short_url), 410);
      expect(body).not.toContain("example.com");
      headings.add(heading(body));
    }
    expect([...headings]).toEqual([
      "This link has expired",
      "This link has reached its click limit",
      "This link is paused",
    ]);
  });

  test("the reason is the first that applies of disabled, expired, limit reached, scheduled", async ({
    api,
  }) => {
    const link = await newLink(api, { click_limit: 1 });
    expect((await visit(link.short_url)).status).toBe(302);
    const path = `/links/${link.id}`;
    const show = async () => heading(await (await visit(link.short_url)).text());
    await api.patch(path, { starts_at: inAnHour() });
    expect(await show()).toBe("This link has reached its click limit");
    await expire(link.id);
    expect(await show()).toBe("This link has expired");
    await api.patch(path, { paused: true });
    expect(await show()).toBe("This link is paused");
  });
});

test.describe("scheduled", () => {
  test("shows a page on the short address without a trace of the destination", async ({ api }) => {
    const url = "https://Secret-Host.example:8443/veiled/path?token=hush#corner";
    const link = await newLink(api, { url, title: "Launch of the thing", starts_at: inAnHour() });
    const response = await visit(link.short_url);
    const headers = JSON.stringify([...response.headers]);
    const body = await expectPage(response, 200);
    const seen = `${headers}\n${body}`.toLowerCase();
    const traces = [
      url,
      new URL(url).href,
      "secret-host",
      "8443",
      "veiled",
      "token",
      "hush",
      "corner",
      "launch",
    ];
    const forms = traces.flatMap((trace) => [
      trace,
      encodeURIComponent(trace),
      Buffer.from(trace).toString("base64").replace(/=+$/, ""),
      Buffer.from(trace).toString("hex"),
      [...trace].reverse().join(""),
    ]);
    expect(forms.filter((form) => seen.includes(form.toLowerCase()))).toEqual([]);
    expect(body).toContain("This link isn&#x27;t active yet");
    expect(body).toContain(link.slug);
  });

  test("counts nobody, uses no limit, and gives the start in seconds too", async ({ api }) => {
    const link = await newLink(api, { starts_at: inAnHour(), click_limit: 1 });
    for (let n = 0; n < 3; n++) await expectPage(await visit(link.short_url), 200);
    expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ clicks: 0, state: "scheduled" });
    const body = await (await visit(link.short_url)).text();
    const start = new Date(`${link.starts_at.replace(" ", "T")}Z`);
    expect(body).toContain(`<time dateTime="${start.toISOString()}">`);
    const refresh = Number(/http-equiv="refresh" content="(\d+)"/i.exec(body)?.[1]);
    expect(refresh).toBeGreaterThan(3_500);
    expect(refresh).toBeLessThanOrEqual(3_600);
  });

  test("texts of the link and the request can't break out of the page", async ({ api }) => {
    const title = '</script><script>alert(1)</script><img src=x onerror="alert(1)">';
    const link = await newLink(api, { title, starts_at: inAnHour() });
    const odd = await visit(`${link.short_url}?</script><script>alert(1)</script>`, {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      Referer: "https://evil.example/",
    });
    const body = await expectPage(odd, 200);
    expect(body).not.toContain("alert");
    expect(body).not.toContain("evil.example");
  });
});
