import { expect, test } from "@playwright/test";
import { visitFacts } from "@/lib/visitors/request/facts";

const counts = (userAgent: string): boolean =>
  visitFacts({ "user-agent": userAgent }, undefined, { trustProxy: 0, ownHost: "" }).counts;

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36";

// What apps add to the user agent of their phone's browser engine.
const IN_APP = [
  "SogouMSE,SogouMobileBrowser/5.30.8",
  "SogouSearch Android1.0 version3.0",
  "JsSdk/2 NewsArticle/9.6.4 NetType/wifi",
  "SmartNews 24.1.0",
  "AppleNews/1112.3",
  "GoogleNews/5.90",
  "NewsBreak/24.8.0",
  "Flipboard/4.3 News",
  "TripAdvisor/42.1",
  "Grab/5.250.0",
  "Flightradar24/9.1",
  "Feedly/89.0",
  "QRScanner/3.2",
  "NetworkTools/2.0",
  "TimeTree/1.0 Monitor",
  "Channel/google-play",
  "sdk_google_atv_x86",
  "Downloader/1.4 Proxy",
];

for (const words of IN_APP)
  test(`counts a person in an app with a browser engine: ${words}`, () => {
    expect([counts(`${IPHONE} ${words}`), counts(`${ANDROID} ${words}`)]).toEqual([true, true]);
  });

const APPS = [
  "SogouMSE,SogouMobileBrowser/5.30.8",
  "JsSdk/2 NewsArticle/9.6.4",
  "SmartNews 24.1.0",
  "Amazon.com/28.1.2.100 (Android/13/SM-G991B)",
  "AppleNews/5000 CFNetwork/1485 Darwin/23.1.0",
  "com.google.GoogleNews/5.1 iPhone/17.5",
  "TripAdvisor/42.1 (iPhone; iOS 17.5; Scale/3.00)",
];

for (const userAgent of APPS)
  test(`counts a person in an app: ${userAgent}`, () => expect(counts(userAgent)).toBe(true));

const ROBOTS = [
  "meta-externalfetcher/1.1",
  "meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "cohere-ai",
  "anthropic-ai",
  "Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
  "Mozilla/5.0 zgrab/0.x",
  "Feedfetcher-Google; (+http://www.google.com/feedfetcher.html; 1 subscribers)",
  `${ANDROID} (compatible; Google-InspectionTool/1.0;)`,
  `${ANDROID} (compatible; GoogleOther)`,
  `${ANDROID} (compatible; AdsBot-Google-Mobile)`,
  `${ANDROID} Chrome-Lighthouse`,
  `${ANDROID} PTST/221025.152839`,
  `${IPHONE} (compatible; Applebot-Extended/0.1)`,
  `${IPHONE} Baiduspider-render/2.0`,
  "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)",
  "WhatsApp/2.24.1 (iPhone; iOS 17.5)",
];

for (const userAgent of ROBOTS)
  test(`does not count a robot, whatever engine it names: ${userAgent}`, () =>
    expect(counts(userAgent)).toBe(false));
