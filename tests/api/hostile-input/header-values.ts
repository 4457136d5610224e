import fc from "fast-check";
import { lines, text, words } from "./values";

// Header lines that break careless code. Only what HTTP allows: anything else is a malformed request.

/** A header value: no control characters except tab, one character per byte. */
const value = fc.oneof(
  text.map((one) =>
    Buffer.from(one)
      .toString("latin1")
      .replace(/[^\t\x20-\x7e\x80-\xff]/g, "")
      .slice(0, 2_000),
  ),
  fc.constantFrom("", "x".repeat(4_000), ...words(`0 1 -1 * , ; ,,,, " %00 \xff\xfe null []`)),
);

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** Headers that the product, Next or Node reads, with meaningful values. */
const MEANT = lines(`
  X-Request-Id | a | ../../etc/passwd | {"a":1} | ${"x".repeat(201)}
  Idempotency-Key | key | é | ${"x".repeat(255)} | ${"x".repeat(256)}
  User-Agent | curl/8 | Mozilla/5.0 | Googlebot/2.1 | Mozilla/5.0 (${"(".repeat(3_000)}
  Referer | https://a.b/c | http:// | :// | https://[ | https://\xe9/ | https://${"a.".repeat(1_000)}b/
  X-Forwarded-For | 1.2.3.4 | ::1, 5.6.7.8 | [::ffff:1.2.3.4]:5 | fe80::1%eth0 | ${",".repeat(3_000)}
  X-Forwarded-Host | evil.example | a b | evil.example:99999 | [::1
  X-Forwarded-Proto | https | javascript | http,https | //
  X-Forwarded-Port | 443 | 99999 | NaN
  Forwarded | for=1.2.3.4;proto=https | for="[::1]
  Accept | */* | application/json | text/html;q=2 | text/x-component | ;;; | image/avif,,
  Accept-Encoding | gzip | br;q=x | identity;q=0 | *;q=0 | deflate, , gzip
  Accept-Language | de-DE,de;q=0.9 | x- | *;q=9
  If-None-Match | * | "x" | W/"x", "y" | "
  If-Modified-Since | Sat, 21 Nov 2026 00:00:00 GMT | yesterday
  If-Match | * | "x"
  Range | bytes=0-10 | bytes=10-0 | bytes=-1 | bytes=0-,1- | bytes=99999999- | lines=1-2
  RSC | 1 | 0 | true
  Next-Router-State-Tree | % | %5B | ${encoded([1])} | ${encoded({})} | ${"x".repeat(4_000)}
  Next-Router-State-Tree | ${encoded(["", { children: ["__PAGE__", {}] }, null, null, true])}
  Next-Router-Prefetch | 1 | 2 | x
  Next-Router-Segment-Prefetch | /_tree | /_index | /../x | _tree | %
  Next-Url | / | /x | http://[ | %
  Next-Action | x | __proto__ | % | ${"0".repeat(42)}
  Next-HMR-Refresh | 1
  Next-Resume | 1
  Next-Resume-State-Length | 1 | NaN
  x-middleware-subrequest | middleware | src/middleware:middleware:middleware:middleware:middleware | proxy:proxy
  x-middleware-rewrite | / | http://evil.example/
  x-middleware-next | 1
  x-nextjs-data | 1
  x-nextjs-postponed | 1
  x-nextjs-html-request-id | 1 | <
  x-invoke-path | / | /_error | %
  x-invoke-status | 500 | x
  x-invoke-error | {} | %
  x-invoke-output | /x
  x-matched-path | / | /[slug] | %
  x-now-route-matches | 1=% | slug=x
  x-prerender-revalidate | x
  x-http-method-override | DELETE
  Sec-Purpose | prefetch;prerender | x
  Cookie | a=b | = | ;;; | a=% | __prerender_bypass=x; __next_preview_data=y | next-auth.session-token=x
  Origin | null | http://evil.example | x
  Connection | keep-alive | upgrade | close, x
  Upgrade | websocket | h2c | x
  TE | trailers | x
  Cache-Control | no-cache | max-age=x | only-if-cached
  Date | x
  Content-Encoding | gzip | br | x
  CF-IPCountry | DE | XX | é | <a>`).map((row) => row.split(" | "));

const line = fc
  .constantFrom(...MEANT)
  .chain(([name, ...meant]) =>
    fc
      .oneof({ weight: 3, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: value })
      .map((one) => `${name}: ${one}`),
  );

/** One to three header lines, with a repeated name now and then. */
export const headLines = fc.array(line, { minLength: 1, maxLength: 3 });

/** Values in place of the key. */
export const authorization = fc.oneof(
  fc.constantFrom(
    ...lines(`Bearer
      Basic dTpw
      wp_x
      Bearer wp_
      Bearer a b
      Bearer wp_${"a".repeat(40)}`),
  ),
  value,
);

export const contentType = fc.oneof(
  fc.constantFrom(
    ...lines(`application/json
      APPLICATION/JSON ; charset=utf-16
      application/json; charset=
      text/plain
      text/x-component
      multipart/form-data
      multipart/form-data; boundary=
      application/x-www-form-urlencoded
      ;`),
  ),
  value,
);

export const host = fc.oneof(
  fc.constantFrom("", "a b", ...words("evil.example [ [::1]:x localhost:99999 é a/b a@b % http://x a,b")),
  value,
);
