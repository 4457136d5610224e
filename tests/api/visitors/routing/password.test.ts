import { formatDateTime } from "@/lib/dates";
import { inDays } from "@/tests/support/dates";
import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";
import { basic, enter, expectPrivate, newLink, PASSWORD, SECRET_URL, sourceIn } from "./password-form";

const AGENTS = [
  BROWSER,
  "",
  "curl/8.5.0",
  "Twitterbot/1.0",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "WhatsApp/2.23.20.0",
  "TelegramBot (like TwitterBot)",
  "LinkedInBot/1.0",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  "Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "meta-externalagent/1.1",
  "GPTBot/1.0",
];

test("whoever asks, in whatever way, gets the form and no byte of the destination (spoo-me/spoo#231, dubinc/dub#1001)", async ({
  api,
}) => {
  // There it was handed to preview robots, to HEAD, and to whoever inspected the link.
  const link = await newLink(api, {
    rules: [{ url: `${SECRET_URL}/rule`, qr: false }],
    utm: { source: "classified-source" },
    expired_url: "https://classified-fallback.example/",
  });
  const requests: [method: string, headers: Record<string, string>, suffix: string][] = [
    ...AGENTS.map((agent): [string, Record<string, string>, string] => ["GET", { "User-Agent": agent }, ""]),
    ["HEAD", {}, ""],
    ["GET", { "Sec-Purpose": "prefetch;prerender" }, ""],
    ["GET", { Purpose: "preview" }, ""],
    ["GET", {}, "/"],
    ["GET", {}, "?password=offen+sesam+%E2%9C%93&pw=x"],
    ["GET", { Cookie: "password=x", Authorization: "Bearer x" }, ""],
    ["GET", { Authorization: "Basic !!!" }, ""],
  ];
  for (const [method, headers, suffix] of requests) {
    const response = await visit(`${link.short_url}${suffix}`, headers, method);
    expect([response.status, response.headers.get("location")], JSON.stringify(headers)).toEqual([200, null]);
    await expectPrivate(response, JSON.stringify(headers));
    expect(response.headers.get("content-security-policy")).not.toContain("form-action");
  }
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
});

test("the right password leads on by 303 and is counted once, with the first request's source and query", async ({
  api,
}) => {
  const link = await newLink(api, { forward_query: true });
  const page = await visit(`${link.short_url}?a=1&qr=1`, { Referer: "https://news.example/story" });
  const source = sourceIn(await page.text());
  expect(source).not.toBe("");
  const wrong = await enter(link.short_url, "wrong", source);
  expect(wrong.status).toBe(403);
  await expectPrivate(wrong);
  const right = await enter(link.short_url, PASSWORD, source);
  expect([right.status, right.headers.get("location")]).toEqual([303, `${SECRET_URL}?a=1`]);
  await expectPrivate(right);
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body).toMatchObject({
    clicks: 1,
    referrers: [{ referrer: "news.example", clicks: 1 }],
    triggers: [{ trigger: "qr", clicks: 1 }],
  });
  // Nothing is remembered: the next visit asks again.
  expect((await visit(link.short_url)).status).toBe(200);
});

test("the form carries every query that the destination takes on, beside the longest password", async ({
  api,
}) => {
  const password = "🔑".repeat(128);
  const link = await newLink(api, { forward_query: true, password });
  const query = `a=${"x".repeat(8_000 - SECRET_URL.length - "?a=".length)}`;
  const Referer = `https://${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.example/`;
  const source = sourceIn(await (await visit(`${link.short_url}?${query}`, { Referer })).text());
  const response = await enter(link.short_url, password, source);
  expect([response.status, response.headers.get("location")]).toEqual([303, `${SECRET_URL}?${query}`]);
});

test("the form works from wherever it is sent: there is no session to protect", async ({ api }) => {
  const link = await newLink(api);
  const elsewhere: Record<string, string>[] = [
    { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site", Referer: "https://mail.example/inbox" },
    { Origin: "file://", Cookie: "waypost=x" },
  ];
  for (const headers of elsewhere) {
    const response = await enter(link.short_url, PASSWORD, "", headers);
    expect([response.status, response.headers.get("location")]).toEqual([303, SECRET_URL]);
    await expectPrivate(response);
  }
});

test("a missing, altered or foreign source doesn't stop the right password", async ({ api }) => {
  const link = await newLink(api, { forward_query: true });
  const other = await newLink(api, { on_duplicate: "create" });
  const foreign = sourceIn(await (await visit(`${other.short_url}?stolen=1`)).text());
  for (const source of ["", "x", `${foreign}x`, foreign]) {
    const response = await enter(link.short_url, PASSWORD, source);
    expect([response.status, response.headers.get("location")]).toEqual([303, SECRET_URL]);
  }
});

test("other methods are 405 with those of the form in Allow, and count nothing", async ({ api }) => {
  const link = await newLink(api);
  const paused = await newLink(api, { on_duplicate: "create", paused: true });
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await visit(link.short_url, basic(PASSWORD), method);
    expect([response.status, response.headers.get("allow")], method).toEqual([405, "GET, HEAD, POST"]);
    expect(await response.text(), method).not.toContain("secret-destination");
    const inactive = await visit(paused.short_url, {}, method);
    expect([inactive.status, inactive.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
  }
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
});

test("a password is compared as it was typed, with the spaces around it", async ({ api }) => {
  const spaced = " a b c ";
  const link = await newLink(api, { password: spaced });
  for (const [typed, byForm, byHeader] of [
    [spaced, 303, 302],
    [spaced.trim(), 403, 401],
    [spaced.trimEnd(), 403, 401],
  ] as const) {
    expect((await enter(link.short_url, typed)).status, typed).toBe(byForm);
    expect((await visit(link.short_url, basic(typed))).status, typed).toBe(byHeader);
  }
});

test("programs send it as Basic credentials of any user", async ({ api }) => {
  const link = await newLink(api, { forward_query: true });
  const right = await visit(`${link.short_url}?a=1`, basic(PASSWORD));
  expect([right.status, right.headers.get("location")]).toEqual([302, `${SECRET_URL}?a=1`]);
  expect((await visit(link.short_url, basic(PASSWORD), "HEAD")).headers.get("location")).toBe(SECRET_URL);
  await expectPrivate(right);
  const wrong = await visit(link.short_url, basic("wrong", ""));
  await expectPrivate(wrong);
  expect([wrong.status, wrong.headers.get("www-authenticate")?.startsWith("Basic ")]).toEqual([401, true]);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});

test("the state of the link comes before its password", async ({ api }) => {
  const cases: [fields: object, status: number][] = [
    [{ paused: true }, 410],
    [{ starts_at: inDays(1) }, 200],
  ];
  for (const [fields, status] of cases) {
    const link = await newLink(api, { on_duplicate: "create", ...fields });
    for (const response of [await visit(link.short_url), await enter(link.short_url, PASSWORD)]) {
      expect(response.status).toBe(status);
      const text = await response.text();
      expect(text).not.toContain('type="password"');
      expect(text).not.toMatch(/secret-destination|classified/i);
    }
  }
  const { origin } = new URL((await newLink(api, { on_duplicate: "create" })).short_url);
  expect((await enter(`${origin}/no-such-${formatDateTime(new Date()).length}`, PASSWORD)).status).toBe(404);
});
