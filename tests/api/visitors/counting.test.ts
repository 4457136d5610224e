import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { KIND } from "@/lib/analytics/kinds";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { exchange, request } from "@/tests/api/conventions/raw-connection";
import type { Client } from "@/tests/support/clients/api-client";
import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";
import { journalOf, moveCounter, rollUp } from "@/tests/support/rows/links";

async function newLink(api: Client, fields: object = {}) {
  const { body, status } = await api.post("/links", { url: "https://example.com/", ...fields });
  expect(status).toBe(201);
  return body;
}

const clicksOf = async (api: Client, id: number) => (await api.get(`/links/${id}`)).body.clicks;

/** Visitors that count. */
const PEOPLE: [who: string, headers: Record<string, string>][] = [
  ["a desktop browser", {}],
  [
    "a phone",
    {
      "User-Agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    },
  ],
  [
    "an in-app browser",
    {
      "User-Agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 356.0.0.30.99 (iPhone15,2; iOS 18_1; en_US)",
    },
  ],
  ["curl", { "User-Agent": "curl/8.5.0" }],
  ["Wget", { "User-Agent": "Wget/1.21.4" }],
  ["python-requests", { "User-Agent": "python-requests/2.32.3" }],
  ["Go's HTTP client", { "User-Agent": "Go-http-client/2.0" }],
  ["Node's fetch", { "User-Agent": "node" }],
  ["axios", { "User-Agent": "axios/1.7.9" }],
  ["a headless browser", { "User-Agent": BROWSER.replace("Chrome/", "HeadlessChrome/") }],
  ["a visitor without a user agent", { "User-Agent": "" }],
  ["a normal navigation", { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Purpose": "" }],
];

/** Visitors that are redirected but not counted. */
const MACHINES: [who: string, headers: Record<string, string>][] = [
  [
    "Google's crawler",
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  [
    "Bing's crawler",
    { "User-Agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" },
  ],
  ["Slack's preview", { "User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" }],
  [
    "Facebook's preview",
    { "User-Agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)" },
  ],
  ["X's preview", { "User-Agent": "Twitterbot/1.0" }],
  ["WhatsApp's preview", { "User-Agent": "WhatsApp/2.23.20.0" }],
  ["Telegram's preview", { "User-Agent": "TelegramBot (like TwitterBot)" }],
  [
    "Discord's preview",
    { "User-Agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)" },
  ],
  ["a prefetch", { "Sec-Purpose": "prefetch" }],
  ["a prerender", { "Sec-Purpose": "prefetch;prerender" }],
  ["an anonymous prefetch", { "Sec-Purpose": "prefetch;anonymous-client-ip" }],
  ["a legacy prefetch", { Purpose: "prefetch" }],
  ["Firefox's legacy prefetch", { "X-Moz": "prefetch" }],
  ["Safari's preview", { "X-Purpose": "preview" }],
];

test.describe("counts", () => {
  for (const [who, headers] of PEOPLE) {
    test(`${who}, once per visit`, async ({ api }) => {
      const link = await newLink(api);
      for (const clicks of [1, 2]) {
        expect((await visit(link.short_url, headers)).status).toBe(302);
        expect(await clicksOf(api, link.id)).toBe(clicks);
      }
    });
  }

  test("a visitor without any headers", async ({ api }) => {
    const link = await newLink(api);
    const { hostname, port, pathname } = new URL(link.short_url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 302 /);
    expect(await clicksOf(api, link.id)).toBe(1);
  });

  test("every visit pipelined on one connection", async ({ api }) => {
    const link = await newLink(api);
    const { host, pathname } = new URL(link.short_url);
    const visits = Array.from({ length: 5 }, () => `GET ${pathname}`);
    const responses = await exchange(
      env.SHORT_URL,
      request(env.SHORT_URL, visits.join(` HTTP/1.1\r\nHost: ${host}\r\n\r\n`)),
    );
    expect(responses.match(/^HTTP\/1\.1 302 /gm)).toHaveLength(5);
    expect(await clicksOf(api, link.id)).toBe(5);
  });

  test("each of many concurrent visits, in clicks and in the statistics", async ({ api }) => {
    const link = await newLink(api);
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, n) => visit(link.short_url, PEOPLE[n % PEOPLE.length]?.[1])),
    );
    expect(responses.filter(({ status }) => status === 302)).toHaveLength(200);
    expect(await clicksOf(api, link.id)).toBe(200);
    const { body: stats } = await api.get(`/links/${link.id}/stats`);
    for (const list of ["daily", "countries", "referrers", "devices", "browsers"]) {
      const sum = stats[list].reduce((total: number, { clicks }: { clicks: number }) => total + clicks, 0);
      expect(sum, list).toBe(200);
    }
    const journal = await journalOf(KIND.link, [link.id]);
    expect(journal.reduce((sum, { n }) => sum + n, 0)).toBe(200);
  });

  test("concurrent visits of many links with far fewer rows of the journal than visits", async ({ api }) => {
    const links = await Promise.all(
      Array.from({ length: 40 }, () => newLink(api, { on_duplicate: "create" })),
    );
    await Promise.all(Array.from({ length: 400 }, (_, n) => visit(links[n % 40].short_url)));
    const ids = links.map(({ id }) => id);
    const journal = await journalOf(KIND.link, ids);
    expect(journal.reduce((sum, { n }) => sum + n, 0)).toBe(400);
    const [batches] = await db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM visit_journal WHERE kind = 1 AND subjects && ${ids}::int[]`;
    expect(batches?.n).toBeLessThan(200);
  });
});

test.describe("does not count", () => {
  for (const [who, headers] of MACHINES) {
    test(`${who}, who is redirected, uses no limit, and sees the page of a reached one`, async ({ api }) => {
      const link = await newLink(api, { click_limit: 1 });
      for (let n = 0; n < 2; n++) {
        const response = await visit(link.short_url, headers);
        expect([response.status, response.headers.get("location")]).toEqual([302, "https://example.com/"]);
      }
      const { body: untouched } = await api.get(`/links/${link.id}`);
      expect(untouched).toMatchObject({ clicks: 0, last_clicked_at: null, state: "ok" });
      expect((await visit(link.short_url)).status).toBe(302);
      expect((await visit(link.short_url, headers)).status).toBe(410);
      expect(await clicksOf(api, link.id)).toBe(1);
      const { body: stats } = await api.get(`/links/${link.id}/stats`);
      expect(stats.clicks).toBe(1);
    });
  }
});

test("last_clicked_at is null at first, then the time of the newest counted visit", async ({ api }) => {
  const link = await newLink(api);
  expect(link.last_clicked_at).toBeNull();
  const lastClick = async () => {
    const { body } = await api.get(`/links/${link.id}`);
    return new Date(`${body.last_clicked_at.replace(" ", "T")}Z`).getTime();
  };
  const before = Math.floor(Date.now() / 1000) * 1000;
  await visit(link.short_url);
  expect(await lastClick()).toBeGreaterThanOrEqual(before);
  expect(await lastClick()).toBeLessThanOrEqual(Date.now());
  const past = new Date("2026-01-31T09:30:00Z");
  await rollUp();
  await moveCounter(link.id, { lastClickedAt: past });
  await visit(link.short_url, { "Sec-Purpose": "prefetch" });
  await visit(link.short_url, {}, "HEAD");
  expect(await lastClick()).toBe(past.getTime());
  await visit(link.short_url);
  expect(await lastClick()).toBeGreaterThanOrEqual(before);
});
