import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { countryFromProxy, countryOfAddress } from "@/lib/visitors/request/country";
import { visitFacts } from "@/lib/visitors/request/facts";

for (const [address, country] of [
  ["8.8.8.8", "US"],
  ["9.9.9.9", "US"],
  ["193.0.6.139", "NL"],
  ["85.214.132.117", "DE"],
  ["77.88.8.8", "RU"],
  ["80.58.61.250", "ES"],
  ["163.1.0.1", "GB"],
  ["133.11.0.1", "JP"],
  ["196.25.1.1", "ZA"],
  ["200.160.2.3", "BR"],
  ["2001:4860:4860::8888", "US"],
  ["2001:67c:2e8:22::c100:68b", "NL"],
] as const) {
  test(`finds the country of ${address}`, () => {
    expect(countryOfAddress(address)).toBe(country);
  });
}

for (const address of [
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fd12::1",
  "2001:db8::1",
  "ff02::1",
]) {
  test(`finds no country for the private or reserved address ${address}`, () => {
    expect(countryOfAddress(address)).toBeNull();
  });
}

test("private ranges have exact bounds", () => {
  expect(countryOfAddress("172.32.0.1")).toBe("US");
  expect(countryOfAddress("11.0.0.1")).toBe("US");
});

const NAMED: readonly (readonly [IncomingHttpHeaders, string | null])[] = [
  [{ "cf-ipcountry": "DE" }, "DE"],
  [{ "x-vercel-ip-country": "FR" }, "FR"],
  [{ "cloudfront-viewer-country": "IT" }, "IT"],
  [{ "x-appengine-country": "se" }, "SE"],
  [{ "x-country-code": "NO" }, "NO"],
  [{ "cf-ipcountry": "XX", "x-country-code": "NO" }, "NO"],
  [{ "cf-ipcountry": "XX" }, null],
  [{ "cf-ipcountry": "T1" }, null],
  [{ "x-appengine-country": "ZZ" }, null],
  [{ "cf-ipcountry": "" }, null],
  [{ "cf-ipcountry": "DEU" }, null],
  [{ "cf-ipcountry": "D\u00c9" }, null],
  [{ "cf-ipcountry": "\u017f\u017f" }, null],
  [{ "cf-ipcountry": "DE\n" }, null],
  [{ "x-country-code": ["DE", "FR"] }, null],
  [{ "fly-region": "fra" }, null],
  [{}, null],
];

for (const [headers, country] of NAMED) {
  test(`a proxy's country header ${JSON.stringify(headers)} is ${country}`, () => {
    expect(countryFromProxy(headers)).toBe(country);
  });
}

const at = (trustProxy: number, headers: Record<string, string>, socket = "8.8.8.8") =>
  visitFacts(headers, socket, { trustProxy, ownHost: "" }).country;

test("uses a country header only behind a trusted proxy", () => {
  expect(at(0, { "cf-ipcountry": "DE" })).toBe("US");
  expect(at(1, { "cf-ipcountry": "DE" })).toBe("DE");
});

test("falls back to the address when the country header is invalid", () => {
  expect(at(1, { "cf-ipcountry": "XX" })).toBe("US");
  expect(at(1, { "cf-ipcountry": "T1", "x-forwarded-for": "193.0.6.139" })).toBe("NL");
});

test("uses the forwarded address only behind a trusted proxy", () => {
  expect(at(0, { "x-forwarded-for": "193.0.6.139" })).toBe("US");
  expect(at(1, { "x-forwarded-for": "193.0.6.139" })).toBe("NL");
  expect(at(1, { "x-forwarded-for": "nonsense" })).toBe("US");
});

test("an IPv4-mapped IPv6 address has the country of the IPv4 address", () => {
  expect(at(0, {}, "::ffff:193.0.6.139")).toBe("NL");
  expect(at(0, {}, "::ffff:c100:68b")).toBe("NL");
});
