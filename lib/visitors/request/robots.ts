import type { IncomingHttpHeaders } from "node:http";
import { createIsbotFromList, list } from "isbot";

// Headers that browsers and in-app browsers send with prefetches.
const PURPOSES = ["sec-purpose", "purpose", "x-purpose", "x-moz"];
const PREFETCH = /prefetch|prerender|preview/i;

// User agent prefixes of generic HTTP clients, with their display names.
const PROGRAMS = new Map<string, string>([
  ["curl", "curl"],
  ["libcurl-agent", "curl"],
  ["pycurl", "PycURL"],
  ["wget", "Wget"],
  ["wget2", "Wget"],
  ["aria2", "aria2"],
  ["httpie", "HTTPie"],
  ["xh", "xh"],
  ["postmanruntime", "Postman"],
  ["insomnia", "Insomnia"],
  ["bruno-runtime", "Bruno"],
  ["python", "Python"],
  ["python-requests", "python-requests"],
  ["python-urllib", "urllib"],
  ["python-urllib3", "urllib3"],
  ["python-httpx", "HTTPX"],
  ["httpx", "HTTPX"],
  ["aiohttp", "aiohttp"],
  ["tornado", "Tornado"],
  ["node", "Node.js"],
  ["node-fetch", "node-fetch"],
  ["node-superagent", "SuperAgent"],
  ["superagent", "SuperAgent"],
  ["needle", "Needle"],
  ["undici", "undici"],
  ["axios", "axios"],
  ["got", "Got"],
  ["deno", "Deno"],
  ["bun", "Bun"],
  ["java", "Java"],
  ["java-http-client", "Java"],
  ["apache-httpclient", "Apache HttpClient"],
  ["apache-httpasyncclient", "Apache HttpClient"],
  ["jakarta", "Apache HttpClient"],
  ["ahc", "AsyncHttpClient"],
  ["reactornetty", "Reactor Netty"],
  ["ktor-client", "Ktor"],
  ["okhttp", "OkHttp"],
  ["dalvik", "Dalvik"],
  ["dart", "Dart"],
  ["alamofire", "Alamofire"],
  ["go-http-client", "Go"],
  ["go-resty", "Resty"],
  ["fasthttp", "fasthttp"],
  ["reqwest", "reqwest"],
  ["ureq", "ureq"],
  ["hyper", "hyper"],
  ["isahc", "isahc"],
  ["hackney", "hackney"],
  ["mint", "Mint"],
  ["req", "Req"],
  ["ruby", "Ruby"],
  ["faraday", "Faraday"],
  ["rest-client", "rest-client"],
  ["httpclient", "HTTPClient"],
  ["http.rb", "http.rb"],
  ["httpx.rb", "httpx"],
  ["excon", "Excon"],
  ["typhoeus", "Typhoeus"],
  ["php", "PHP"],
  ["php-curl-class", "PHP"],
  ["php-soap", "PHP"],
  ["guzzlehttp", "Guzzle"],
  ["symfony", "Symfony"],
  ["libwww-perl", "libwww-perl"],
  ["lwp-request", "libwww-perl"],
  ["lwp-trivial", "libwww-perl"],
  ["http-tiny", "HTTP::Tiny"],
  ["mojolicious", "Mojolicious"],
  ["restsharp", "RestSharp"],
  ["playwright", "Playwright"],
  ["apachebench", "ApacheBench"],
  ["artillery", "Artillery"],
  ["autocannon", "autocannon"],
  ["hey", "hey"],
  ["k6", "k6"],
  ["oha", "oha"],
  ["vegeta", "Vegeta"],
]);

// A robot built on such a client adds its own name or URL.
const ROBOT_BEHIND = /bot\b|crawl|spider|scan|preview|https?:\/\/(?!github\.com\/|k6\.io\/|artillery\.io)/i;

// Viber's preview only names the app; Microsoft Office fetches a clicked link before handing it to the browser.
const ROBOT_UNLISTED = /^viber\b|ms-office|microsoft office\/|microsoft teams$/i;

// Names of phones, TVs, apps and browsers that contain a word of the lists below.
const NOT_ROBOTS =
  /HeadlessChrome|\bFB(?:MF|BD)\/google\b|\bGoogle TV\b|\bcom\.google\.[\w.]*|(?<![a-z])cubot/gi;

// A browser engine, or a phone app. Apps have arbitrary words in their names (NewsArticle, TripAdvisor, Grab), so a
// user agent with one of these marks is a person unless it clearly says that it is a robot.
const BROWSER_OR_APP =
  /\b(?:AppleWebKit|Gecko|KHTML|Trident|Presto|Chrome|CFNetwork)\/|\blike Gecko\b|\b(?:iPhone|iPad|Android)\b/i;

// Only in robots' user agents: bot words, a contact URL, monitoring tools and scripted browsers by name.
const ROBOT_WORD = new RegExp(
  [
    /bots?(?:\b|_)|crawl|spider|slurp|scrap(?:e|y|ing)\b|archiver|https?:\/\/|@[a-z][\w-]+\./,
    /preview|prerender|externalhit|meta-external|^facebook|^snapchat|^whatsapp|cohere-(?:ai|training)|anthropic-ai/,
    /chrome-lighthouse|pagespeed|ptst[ /]\d|pingdom|24x7|synthetic|statuscake|speedcurve|gtmetrix|zgrab|hotjar/,
    /phantomjs|selenium|cypress\/|playwright|wappalyzer|httrack|validator|cloudflare|censysinspect/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

// Google's robots by name, because plain "google" is also a phone maker. Case-sensitive: "Channel/google-play" is an
// app.
const GOOGLE_ROBOT =
  /\bGoogle-[A-Z]|[a-z]-Google\b|\bGoogle(?:Other|ImageProxy|Producer| Favicon| Web Preview| Page Speed)/;

// Entries of isbot's list that match non-browsers by shape. Here a robot must name itself.
const SHAPE_PATTERNS = /^(?:\^\[|\^\\w\+|\^\\d\+|\^mozilla|\\\(\\\)|\\\||;|\\b\\w\+)/;

// Entries that also match news readers and shopping apps; the robots among them carry another listed word.
const AMBIGUOUS = /news|^\\\.com|^sogou$|^grab$|^advisor$|^radar$/;

const isListedRobot = createIsbotFromList(
  list.filter((pattern) => !SHAPE_PATTERNS.test(pattern) && !AMBIGUOUS.test(pattern)),
);

/** The name of the generic HTTP program behind a user agent, at most 40 characters; null for anything else. */
export function programName(userAgent: string): string | null {
  const word = /^[a-z][\w.-]*/i.exec(userAgent)?.[0];
  const name = word && PROGRAMS.get(word.toLowerCase());
  return name && !ROBOT_BEHIND.test(userAgent) ? name : null;
}

/**
 * Whether a user agent is a crawler or a link preview; in doubt it is a person. Generic HTTP programs, headless
 * Chrome and an empty user agent are not robots (docs/contract.md §3, Visitors).
 */
export function isRobot(userAgent: string): boolean {
  if (programName(userAgent)) return false;
  const text = userAgent.replace(NOT_ROBOTS, "");
  if (ROBOT_UNLISTED.test(text) || ROBOT_WORD.test(text) || GOOGLE_ROBOT.test(text)) return true;
  return !BROWSER_OR_APP.test(text) && isListedRobot(text);
}

/** Whether a request is a prefetch, prerender or preview, not a visit (docs/contract.md §3, Visitors). */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  for (const name of PURPOSES) {
    const purpose = headers[name];
    if (purpose && PREFETCH.test(String(purpose))) return true;
  }
  return false;
}
