import { expect, test } from "@playwright/test";
import { visitFacts } from "@/lib/visitors/request/facts";

const factsOf = (userAgent: string, headers = {}) =>
  visitFacts({ "user-agent": userAgent, ...headers }, undefined, { trustProxy: 0, ownHost: "" });

const ROBOTS = `
facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)
facebookcatalog/1.0
Facebot
meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)
Twitterbot/1.0
Slackbot 1.0 (+https://api.slack.com/robots)
Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)
Slack-ImgProxy (+https://api.slack.com/robots)
WhatsApp/2.23.20.0
WhatsApp/2.23.18.79 A
WhatsApp/2.2336.9 N
WhatsApp/2
TelegramBot (like TwitterBot)
Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)
LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)
Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0 Safari/537.36 SkypeUriPreview Preview/0.5
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 Microsoft Teams
Mozilla/5.0 (compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview)
Microsoft Office/16.0 (Windows NT 10.0; Microsoft Word 16.0.14326; Pro)
Microsoft Office Existence Discovery
Mozilla/4.0 (compatible; ms-office; MSOffice 16)
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0
http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/)
http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/) Bot
Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/) Bot
Pleroma 2.5.0; https://pleroma.example <admin@pleroma.example>
Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)
Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)
Pinterest/0.2 (+http://www.pinterest.com/)
Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)
Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots
facebookexternalhit/1.1;line-poker/1.0
Mozilla/5.0 (compatible; Linespider/1.1; +https://lin.ee/4dwXkTH)
facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984
Viber
Viber/13.3.0.5
Iframely/1.3.1 (+https://iframely.com/docs/about) Atlassian
Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)
Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)
Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)
Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36 (compatible; GoogleOther)
Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)
Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)
Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)
Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)
Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)
Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)
Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)
Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)
Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)
CCBot/2.0 (https://commoncrawl.org/faq/)
W3C_Validator/1.3 http://validator.w3.org/services
Validator.nu/LV https://validator.w3.org/services
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36 Prerender (+https://github.com/prerender/prerender)
python-requests/2.31.0 (compatible; ExampleBot/1.0)
axios/1.6.2 crawler
Apache-HttpClient/4.5.13 (+https://news.example/fetcher)
Scrapy/2.11.0 (+https://scrapy.org)
ExampleBot/1.0 curl/8.5.0
`;

for (const userAgent of ROBOTS.trim().split("\n")) {
  test(`does not count a crawler or link preview: ${userAgent}`, () => {
    expect(factsOf(userAgent).counts).toBe(false);
  });
}

// browser | system | user agent ("-" is unknown)
const PROGRAMS = `
curl | - | curl/8.5.0
curl | Linux | curl/7.68.0 (x86_64-pc-linux-gnu) libcurl/7.68.0 OpenSSL/1.1.1f zlib/1.2.11
Wget | Linux | Wget/1.21.2 (linux-gnu)
python-requests | - | python-requests/2.31.0
urllib | - | Python-urllib/3.11
aiohttp | - | aiohttp/3.9.1
Python | - | Python/3.11 aiohttp/3.9.1
HTTPX | - | python-httpx/0.26.0
axios | - | axios/1.6.2
node-fetch | - | node-fetch/1.0 (+https://github.com/bitinn/node-fetch)
Node.js | - | node
undici | - | undici
Got | - | got (https://github.com/sindresorhus/got)
OkHttp | - | okhttp/4.12.0
Go | - | Go-http-client/1.1
Go | - | Go-http-client/2.0
Java | - | Java/17.0.9
Java | - | Java-http-client/17.0.1
Apache HttpClient | - | Apache-HttpClient/4.5.14 (Java/17.0.9)
libwww-perl | - | libwww-perl/6.67
Ruby | - | Ruby
Faraday | - | Faraday v2.7.4
PHP | - | PHP/8.1.2
Guzzle | - | GuzzleHttp/6.5.5 curl/7.64.0 PHP/7.3.11
Postman | - | PostmanRuntime/7.36.0
Insomnia | - | insomnia/8.4.5
HTTPie | - | HTTPie/3.2.2
Dart | - | Dart/3.2 (dart:io)
reqwest | - | reqwest/0.11.22
Playwright | - | Playwright/1.65.1 (x64; debian 12) node/20.20
k6 | - | k6/0.49.0 (https://k6.io/)
Dalvik | Android | Dalvik/2.1.0 (Linux; U; Android 13; SM-A536B Build/TP1A.220624.014)
`;

for (const line of PROGRAMS.trim().split("\n")) {
  const [browser, system, userAgent = ""] = line.split(" | ").map((cell) => (cell === "-" ? null : cell));
  test(`counts a generic HTTP client under its own name: ${userAgent}`, () => {
    const { counts, device, ...rest } = factsOf(userAgent ?? "");
    expect({ counts, device, ...rest }).toMatchObject({ counts: true, device: null, browser, system });
  });
}

test("counts an unknown agent: a robot must identify itself", () => {
  for (const userAgent of ["test/1.0", "MyApp/2.3 (iPhone)", "visitor", "Mozilla/5.0", "Opera/9.8", "x"]) {
    expect(factsOf(userAgent).counts, userAgent).toBe(true);
  }
});

test("counts PowerShell although it calls itself Mozilla", () => {
  const powershell = "Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.4291";
  expect(factsOf(powershell)).toMatchObject({ counts: true, browser: "PowerShell", system: "Windows" });
});

test("a missing, empty or bare user agent counts as a person without details", () => {
  const names = ["country", "referrer", "device", "browser", "system", "language", "trigger"];
  const unknown = { counts: true, ...Object.fromEntries(names.map((name) => [name, null])) };
  expect(visitFacts({}, undefined, { trustProxy: 0, ownHost: "" })).toEqual(unknown);
  expect(factsOf("")).toEqual(unknown);
  expect(factsOf("Mozilla/5.0")).toEqual(unknown);
});

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

for (const [name, value] of [
  ["sec-purpose", "prefetch"],
  ["sec-purpose", "prefetch;prerender"],
  ["sec-purpose", "prefetch;anonymous-client-ip"],
  ["purpose", "prefetch"],
  ["purpose", "Preview"],
  ["x-purpose", "preview"],
  ["x-moz", "prefetch"],
  ["purpose", ["other", "prefetch"]],
] as const) {
  test(`does not count a prefetching browser: ${name}: ${value}`, () => {
    expect(factsOf(CHROME, { [name]: value }).counts).toBe(false);
  });
}

test("counts any other purpose, or none", () => {
  expect(factsOf(CHROME, { "sec-purpose": "" }).counts).toBe(true);
  expect(factsOf(CHROME, { purpose: "navigate" }).counts).toBe(true);
});
