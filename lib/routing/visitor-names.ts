// The names that visits are counted by and rules can match. A fixed list, so that validation doesn't depend on
// library versions. Safe in the browser.

export const DEVICES = ["desktop", "mobile", "tablet", "tv"] as const;

/** `other` is any other system, or an unknown one. */
export const SYSTEMS = ["ios", "android", "windows", "macos", "linux", "chromeos", "other"] as const;

const LINES = [
  "Chrome|Safari|Firefox|Edge|Samsung Internet|Opera|Brave|Vivaldi|DuckDuckGo|Ecosia|Internet Explorer|Chromium|Electron",
  "Instagram|Facebook|Messenger|Threads|TikTok|X|LinkedIn|Snapchat|Pinterest|WeChat|Line|KakaoTalk|Google Search",
  "Amazon Silk|Android Browser|Bada|BlackBerry|Epiphany|Focus|Generic|HeyTap Browser|Huawei Browser|K-Meleon|Ladybird",
  "LibreWolf|MIUI Browser|MZ Browser|Maxthon|Opera Coast|Pale Moon|PhantomJS|Puffin|QQ Browser|QQ Browser Lite|QupZilla",
  "Roku|Sailfish|SeaMonkey|Sleipnir|Sogou Browser|Swing|Tizen|UC Browser|Vivo Browser|WebOS Browser|Whale|Yandex Browser",
  "AsyncHttpClient|Alamofire|Apache HttpClient|ApacheBench|Artillery|Bruno|Bun|Dalvik|Dart|Deno|Excon|Faraday|Go|Guzzle",
  "HTTP::Tiny|HTTPClient|HTTPX|HTTPie|Insomnia|Java|Ktor|Mint|Mojolicious|Node.js|OkHttp|PHP|Playwright|Postman",
  "PowerShell|PycURL|Python|Reactor Netty|Req|RestSharp|Ruby|SuperAgent|Symfony|Tornado|Wget|aiohttp|aria2|autocannon",
  "axios|curl|fasthttp|Got|hackney|hey|http.rb|httpx|hyper|isahc|k6|libwww-perl|Needle|node-fetch|oha|python-requests",
  "reqwest|rest-client|Resty|Typhoeus|undici|ureq|urllib|urllib3|Vegeta|xh",
];

export const BROWSERS: readonly string[] = LINES.flatMap((line) => line.split("|"));
