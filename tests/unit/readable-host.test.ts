import { domainToASCII } from "node:url";
import { expect, test } from "@playwright/test";
import { readableHost, readableUrl } from "@/lib/domains/hosts/readable-host";

for (const name of [
  "go.example.com",
  "münchen.example",
  "việt.example",
  "москва.example",
  "ελλάδα.gr",
  "عربي.مصر",
  "한국.kr",
  "例え.テスト",
  "日本語カ2.example",
  "हिन्दी.भारत",
  "ไทย.ไทย",
  "münchen.москва.example",
  "localhost:3000",
]) {
  test(`${name} is shown in its own script`, () => {
    expect(readableHost(domainToASCII(name) || name)).toBe(name);
  });
}

for (const [of, name] of [
  ["Cyrillic letters that pass for Latin ones", "аррӏе.example"],
  ["Greek letters that pass for Latin ones", "νοτα.example"],
  ["such letters with hyphens and figures between them", "аррӏе-рау-2-рау.example"],
  ["Latin and Cyrillic letters", "pаypal.example"],
  ["Latin letters and one that passes for a slash", "comノlogin.example"],
  ["Greek and Cyrillic letters", "γж.example"],
  ["letters of phonetics", "ɡoogle.example"],
  ["pictures", "💩.example"],
]) {
  test(`a label of ${of} is shown as an A-label`, () => {
    const ascii = domainToASCII(name ?? "");
    expect(ascii).toMatch(/^xn--/);
    expect(readableHost(`go.${ascii}`)).toBe(`go.${ascii}`);
    expect(readableHost(`xn--mnchen-3ya.${ascii}`)).toBe(`münchen.${ascii}`);
  });
}

test("nobody takes a name below a Cyrillic top-level domain for a Latin one", () => {
  expect(readableHost("xn--n1aen.xn--p1ai")).toBe("хор.рф");
  expect(readableHost("xn--n1aen.xn--p1ai:8080")).toBe("хор.рф:8080");
  expect(readableHost("[::1]:8080")).toBe("[::1]:8080");
  expect(readableHost("xn--n1aen.example")).toBe("xn--n1aen.example");
});

test("what decodes to nothing, or to plain ASCII, stays", () => {
  for (const host of ["xn--", "xn--a", "xn--google-", "xn--999999999999999999999.example", "xn--é.example"])
    expect(readableHost(host)).toBe(host);
});

test("of a URL only the host is decoded", () => {
  const rest = "/xn--mnchen-3ya?u=http://xn--mnchen-3ya.example";
  expect(readableUrl(`https://xn--mnchen-3ya.example:8080${rest}`)).toBe(
    `https://münchen.example:8080${rest}`,
  );
  expect(readableUrl("mailto:a@xn--mnchen-3ya.example")).toBe("mailto:a@xn--mnchen-3ya.example");
});
