import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { moment } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { pageText } from "@/tests/support/readers/page-text";
import { endCountdown, newCountdown } from "@/tests/support/rows/countdowns";

const HOSTILE = `</title></style></script><script>alert(1)</script><img src=x onerror="alert(2)">'"&amp;`;

const hash = (part: string) => `'sha256-${createHash("sha256").update(part).digest("base64")}'`;

test("the page is one small complete document that may be indexed and runs exactly what its policy names", async ({
  api,
}) => {
  const page = await newCountdown(api, { theme: "brand", accent: "D6336C" });
  const response = await visit(page.page_url);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBeNull();
  expect(response.headers.get("x-frame-options")).toBe("DENY");
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = await response.text();
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, inside]) => hash(inside ?? ""));
  expect(policy).toContain(`script-src ${texts("script").join(" ")};`);
  for (const style of texts("style")) expect(policy).toContain(style);
  for (const part of [
    "default-src 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split("; ")).toContain(part);
  expect(html).not.toMatch(/<meta name="robots"|\bsrc=|style="|\son\w+="|url\(/);
  expect(html).not.toContain("\u0001");
  expect(Buffer.byteLength(html)).toBeLessThan(16_000);
});

test("shows title, description, the end in its own time zone, and the time left by the server's clock", async ({
  api,
}) => {
  const page = await newCountdown(api, { description: "First line\nSecond line", timezone: "Europe/Berlin" });
  const before = Date.now();
  const html = await (await visit(page.page_url)).text();
  expect(html).toContain('<time dateTime="2031-03-30T18:30:00.000Z">');
  expect(pageText(html)).toMatch(/Ends Sunday,? 30 March 2031 at 20:30 \(Europe\/Berlin\)/);
  expect(html).toContain("First line\nSecond line");
  const now = Number(/data-now="(\d+)"/.exec(html)?.[1]);
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  const left = Math.ceil((moment(page.ends_at).getTime() - now) / 1000);
  const parts = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  const shown = [...html.matchAll(/<b>(\d+)<\/b>/g)].map(([, digits]) => Number(digits));
  expect(shown).toEqual(parts);
});

test("names an end in a repeated or skipped hour unambiguously", async ({ api }) => {
  const words = async (ends_at: string, timezone: string) => {
    const page = await newCountdown(api, { ends_at, timezone });
    return /<time [^>]*>(.*?)<\/time>/.exec(await (await visit(page.page_url)).text())?.[1];
  };
  expect(await words("2030-10-27 00:30:00", "Europe/Berlin")).toMatch(/at 02:30 \(Europe\/Berlin, GMT\+2\)$/);
  expect(await words("2030-10-27 01:30:00", "Europe/Berlin")).toMatch(/at 02:30 \(Europe\/Berlin, GMT\+1\)$/);
  expect(await words("2030-10-27 02:00:00", "Europe/Berlin")).toMatch(/at 03:00 \(Europe\/Berlin\)$/);
  expect(await words("2030-03-31 00:59:59", "Europe/Berlin")).toMatch(/at 01:59:59 \(Europe\/Berlin\)$/);
  expect(await words("2030-03-31 01:00:00", "Europe/Berlin")).toMatch(/at 03:00 \(Europe\/Berlin\)$/);
  expect(await words("2030-04-06 14:45:00", "Australia/Lord_Howe")).toMatch(/at 01:45 \(.*, GMT\+11\)$/);
});

test("has a title, a description, an address and a generated picture when shared", async ({ api }) => {
  const page = await newCountdown(api, {
    description: `Line one\nline two ${"word ".repeat(80)}`,
    theme: "dark",
  });
  const html = await (await visit(page.page_url, { "User-Agent": "facebookexternalhit/1.1" })).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(meta("og:title")).toBe("Launch");
  expect(meta("og:url")).toBe(page.page_url);
  expect(meta("og:description")).toMatch(/^Line one line two word .*word…$/);
  expect(meta("description").length).toBeLessThanOrEqual(200);
  expect(meta("twitter:card")).toBe("summary_large_image");
  const picture = await fetch(meta("og:image"));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(Number(picture.headers.get("content-length"))).toBe(bytes.length);
  const changed = await api.patch(`/countdowns/${page.id}`, { title: "Another launch" });
  const again = await (await visit(changed.body.page_url)).text();
  expect(/property="og:image" content="([^"]*)"/.exec(again)?.[1]).not.toBe(meta("og:image"));
  const other = await fetch(`${page.page_url}/og.png`);
  expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(false);
});

test("without scripts shows the date only, and the browser reloads when it is time", async ({ api }) => {
  const soon = await newCountdown(api);
  await db.countdown.update({ where: { id: soon.id }, data: { endsAt: new Date(Date.now() + 90_500) } });
  const html = await (await visit(soon.page_url)).text();
  expect(/<noscript><meta http-equiv="refresh" content="(9[01])"\/>/i.exec(html)?.[1]).toBeDefined();
});

test("reveals nothing of the outcome before the end, and nothing else of the owner's", async ({ api }) => {
  const secrets = { expired_message: "The code is HUSH-2031", redirect_url: "https://secret.example/next" };
  const page = await newCountdown(api, { ...secrets, expired_action: "redirect" });
  const response = await visit(page.page_url);
  const state = await (await visit(`${page.page_url}/state`)).text();
  const seen = `${JSON.stringify([...response.headers])}${await response.text()}${state}`;
  expect(seen).not.toMatch(/HUSH|secret\.example|@example\.com/);
});

test("state, picture and calendar count no views and are gone with the page", async ({ api }) => {
  const page = await newCountdown(api);
  const parts = ["state", "og.png", "calendar.ics"];
  for (const part of parts) expect((await visit(`${page.page_url}/${part}`)).status).toBe(200);
  expect((await api.get(`/countdowns/${page.id}`)).body.views).toBe(0);
  await api.delete(`/countdowns/${page.id}`);
  for (const part of parts) expect((await visit(`${page.page_url}/${part}`)).status).toBe(404);
});

test("shows hostile text as text everywhere", async ({ api }) => {
  const page = await newCountdown(api, {
    title: HOSTILE,
    description: HOSTILE,
    cta_label: HOSTILE.slice(0, 60),
    cta_url: "https://example.com/\"'><script>alert(3)</script>",
    expired_message: HOSTILE,
  });
  const bodies = [await (await visit(page.page_url)).text()];
  expect((await fetch(`${page.page_url}/og.png`)).status).toBe(200);
  await endCountdown(page.id);
  bodies.push(await (await visit(page.page_url)).text());
  for (const [index, html] of bodies.entries()) {
    expect(html).not.toMatch(/<script>alert|<img/);
    expect(html.match(/<script/g) ?? []).toHaveLength(1 - index);
    expect(html.match(/<title>/g)).toHaveLength(1);
  }
});

test("every address uses the short-link host, whatever host was requested", async ({ api }) => {
  const page = await newCountdown(api);
  const html = await (
    await visit(page.page_url, { Host: "evil.example", "X-Forwarded-Host": "evil.example" })
  ).text();
  expect(html).not.toContain("evil.example");
  expect(html).toContain(`<link rel="canonical" href="${env.SHORT_URL}/c/${page.slug}"`);
});
