import { expect, test } from "@playwright/test";
import { visitFacts } from "@/lib/visitors/request/facts";
import { refererHost } from "@/lib/visitors/request/referrer";

const referrer = (referer: string, ownHost = "go.example.com") =>
  visitFacts({ referer }, undefined, { trustProxy: 0, ownHost }).referrer;

for (const [referer, host] of [
  ["https://www.google.com/", "google.com"],
  ["https://www.google.com/search?q=http://other.example/", "google.com"],
  ["http://News.Example.ORG:8080/a/b", "news.example.org:8080"],
  ["https://example.org:443/", "example.org"],
  ["HTTPS://EXAMPLE.ORG", "example.org"],
  ["https://example.org?from=/x", "example.org"],
  ["https://example.org#x/y", "example.org"],
  ["https://user:secret@example.org/", "example.org"],
  ["https://m\u00fcnchen.example/", "xn--mnchen-3ya.example"],
  ["https://xn--mnchen-3ya.example/", "xn--mnchen-3ya.example"],
  ["https://192.0.2.1/", "192.0.2.1"],
  ["https://[2001:DB8::1]:8443/", "[2001:db8::1]:8443"],
  ["https://under_score.example/", "under_score.example"],
  ["https://www.com/", "www.com"],
  ["https://wwwx.example/", "wwwx.example"],
  ["android-app://com.google.android.gm/", "com.google.android.gm"],
  ["android-app://com.Slack", "com.slack"],
  ["http://localhost:3000/dashboard", "localhost:3000"],
  [`https://${"a.".repeat(126)}b/`, `${"a.".repeat(126)}b`],
] as const) {
  test(`the referrer of ${referer.slice(0, 80)} is its host`, () => {
    expect(referrer(referer)).toBe(host);
  });
}

for (const referer of [
  "",
  "about:blank",
  "null",
  "/path",
  "//example.org/",
  "example.org",
  "http://",
  "http:///",
  "http://[",
  "http://[::1",
  "http://%",
  "http://%zz/",
  "http://%00/",
  "http://a b/",
  "http://a<b>/",
  'http://a"b.example/',
  "http://a'b.example/",
  "http://a{b}.example/",
  "http://example.org:99999/",
  "http://256.256.256.256/",
  "http://xn--/",
  "ftp://example.org/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/html,x",
  "android-app://a%20b/",
  "android-app:x",
  `https://${"a.".repeat(127)}b/`,
  `https://${"a".repeat(10_000)}/`,
  `https://${"a".repeat(600)}@example.org/`,
  "\u0000\u0001\u007f",
]) {
  test(`has no referrer and no error for ${JSON.stringify(referer.slice(0, 60))} of ${referer.length}`, () => {
    expect(referrer(referer)).toBeNull();
  });
}

test("the short-link host is no referrer, with its port and in any letter case", () => {
  expect(referrer("https://go.example.com/abc")).toBeNull();
  expect(referrer("https://GO.example.com:443/abc")).toBeNull();
  expect(referrer("http://localhost:3000/abc", "localhost:3000")).toBeNull();
  expect(referrer("http://localhost:5173/abc", "localhost:3000")).toBe("localhost:5173");
  expect(referrer("https://www.example.com/", "www.example.com")).toBeNull();
});

test("another host of the same domain is a referrer", () => {
  expect(referrer("https://example.com/")).toBe("example.com");
  expect(referrer("https://www.example.com/", "example.com")).toBe("example.com");
  expect(referrer("https://go.example.com.evil.example/")).toBe("go.example.com.evil.example");
});

test("all pages of a site have one referrer, whatever was read before", () => {
  for (const own of ["a.example", "b.example", "a.example"]) {
    expect(referrer("https://a.example/1", own)).toBe(own === "a.example" ? null : "a.example");
    expect(referrer("https://a.example/2", own)).toBe(own === "a.example" ? null : "a.example");
  }
});

test("reads a non-ASCII host the same after a hundred thousand others", () => {
  const hosts = new Set<string | null>();
  for (let other = 0; other < 100_000; other++) {
    refererHost("https://a.example");
    if (other % 100 === 0) hosts.add(refererHost("https://m\u00fcnchen.example"));
  }
  expect([...hosts]).toEqual(["xn--mnchen-3ya.example"]);
});
