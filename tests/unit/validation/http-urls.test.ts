import { expect, test } from "@playwright/test";
import { httpUrl } from "@/lib/validation/fields";

const accepts = (value: unknown) => httpUrl().safeParse(value).success;

const show = (value: unknown) => {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 60)}… (${json.length})` : json;
};

const START = "https://example.com/";

const GOOD = [
  "http://example.com",
  "https://example.com/",
  "HTTPS://EXAMPLE.COM/",
  "hTTp://example.com/Path",
  "https://example.com:8443/a?b=c&d=e#f",
  "https://example.com:/",
  "https://example.com?q",
  "https://example.com#f",
  "https://example.com/a b",
  "https://example.com/%zz",
  "https://example.com/@name",
  "https://example.com/?mail=a@b.example",
  "https://example.com/#a@b",
  "https://example.com//double//slash",
  "https://example.com/../up",
  "https://example.com/\\back",
  "https://example.com/https://other.example/",
  "https://sub.domain.example.co.uk/",
  "https://example.com./",
  "https://under_score.example/",
  "https://xn--bcher-kva.example/",
  "https://bücher.example/ä?ö=ü",
  "https://例え.テスト/パス",
  "https://example.com/😀",
  "https://127.0.0.1/",
  "https://[2001:db8::1]:8080/",
  "https://localhost/",
  "https://localhost:3001",
  "https://1.example/",
  `${START}${"a".repeat(2048 - START.length)}`,
  `${START}${"😀".repeat(2048 - START.length)}`,
];

const BAD = [
  "",
  "   ",
  "x",
  "example.com",
  "www.example.com/path",
  "//example.com",
  "/path",
  "http:",
  "http:/",
  "http://",
  "https://",
  "https:///",
  "https:///example.com",
  "https:example.com",
  "https:/example.com",
  "https:\\\\example.com",
  "https://?q",
  "https://#f",
  "https://:80",
  "https://:80/path",
  "https://@",
  "https://@example.com/",
  "https://user@example.com/",
  "https://user:password@example.com/",
  "https://:password@example.com/",
  "https://user:@example.com:80/",
  "https://example.com@other.example/",
  "https://example.com:80@other.example/",
  "https://user＠example.com/",
  "https://user%40example.com/",
  "https://exa mple.com/",
  "https://exa\tmple.com/",
  "https://example.com/a\nb",
  "https://example.com/a\rb",
  "https://example.com/\u0000",
  "https://example.com/\u007f",
  "https://example.com/\ud800",
  "https://example.com:99999/",
  "https://example.com:-1/",
  "https://example.com:http/",
  "https://exa<mple.com/",
  "https://exa%00mple.com/",
  "https://a%2fb/",
  "https://[::1/",
  "https://[::g]/",
  "https://1.2.3.4.5/",
  "https://256.256.256.256/",
  "https://xn--/",
  "javascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "ftp://example.com/",
  "mailto:a@b.example",
  "httpss://example.com/",
  "http+unix://x/",
  "view-source:https://example.com/",
  "ｈttps://example.com/",
  "<https://example.com/>",
  `${START}${"a".repeat(2049 - START.length)}`,
  `${START}${"😀".repeat(2049 - START.length)}`,
  1,
  null,
  undefined,
  ["https://example.com/"],
  { href: "https://example.com/" },
];

for (const value of GOOD) {
  test(`accepts ${show(value)} and keeps it as typed`, () => {
    expect(httpUrl().parse(value)).toBe(value);
  });
}

for (const value of BAD) {
  test(`rejects ${show(value)}`, () => {
    expect(accepts(value)).toBe(false);
  });
}

test("trims an address before measuring its length", () => {
  const longest = `${START}${"a".repeat(2048 - START.length)}`;
  expect(httpUrl().parse(` \n${longest}\t `)).toBe(longest);
});

test("applies a shorter limit", () => {
  expect(httpUrl(30).safeParse(START.padEnd(30, "a")).success).toBe(true);
  expect(httpUrl(30).safeParse(START.padEnd(31, "a")).success).toBe(false);
});

test("gives the same result after many thousand other addresses", () => {
  for (let n = 0; n < 20_000; n++) accepts(`https://${n}.example/é`);
  for (const value of GOOD) expect(accepts(value), show(value)).toBe(true);
  for (const value of BAD) expect(accepts(value), show(value)).toBe(false);
});
