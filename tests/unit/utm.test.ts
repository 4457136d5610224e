import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { tagUrl } from "@/lib/utm/build";

const NONE = { source: "", medium: "", campaign: "", term: "", content: "" };
const MAIL = { ...NONE, source: "news", medium: "email", campaign: "spring" };
const TAGS = "utm_source=news&utm_medium=email&utm_campaign=spring";

const urlOf = (address: string, parameters = MAIL) => tagUrl(address, parameters).url;
const slips = (address: string, parameters = MAIL) =>
  tagUrl(address, parameters).warnings.map(({ text }) => text);

test("appends the parameters in order and keeps the query and fragment unchanged", () => {
  expect(urlOf("https://example.com")).toBe(`https://example.com?${TAGS}`);
  expect(urlOf("https://example.com/")).toBe(`https://example.com/?${TAGS}`);
  expect(urlOf(" https://Example.com/Ä?b=%20+&a#x?y ")).toBe(`https://Example.com/Ä?b=%20+&a&${TAGS}#x?y`);
  expect(urlOf("https://example.com/?")).toBe(`https://example.com/?${TAGS}`);
  expect(urlOf("https://example.com/#/route#2")).toBe(`https://example.com/?${TAGS}#/route#2`);
  expect(urlOf("https://example.com/?a=1?2")).toBe(`https://example.com/?a=1?2&${TAGS}`);
  expect(urlOf("https://example.com/?a", NONE)).toBe("https://example.com/?a");
  const all = { source: "a b", medium: "c&d", campaign: "é=#", term: "t", content: "c" };
  expect(urlOf("https://e.com/", all)).toBe(
    "https://e.com/?utm_source=a%20b&utm_medium=c%26d&utm_campaign=%C3%A9%3D%23&utm_term=t&utm_content=c",
  );
});

test("replaces an existing parameter that has a new value in its place, with a warning", () => {
  const address = "https://example.com/?utm_source=old&x=1&utm%5Fmedium=old&utm_term=kept";
  expect(urlOf(address)).toBe(
    "https://example.com/?utm_source=news&x=1&utm_medium=email&utm_term=kept&utm_campaign=spring",
  );
  expect(slips(address)).toEqual([
    "The URL already has utm_source. The value here replaces it.",
    "The URL already has utm_medium. The value here replaces it.",
  ]);
});

test("returns no result for anything but a web address", () => {
  for (const address of [
    "",
    "  ",
    "example.com",
    "ftp://example.com",
    "https://",
    "https:///x",
    "mailto:a@b.c",
    "javascript:alert(1)",
  ])
    expect(urlOf(address), address).toBeUndefined();
  expect(slips("example.com")).toEqual([expect.stringContaining("https://")]);
  expect(slips("")).toEqual([]);
});

test("warns about common mistakes, and only about those", () => {
  expect(slips("https://example.com/")).toEqual([]);
  expect(slips("https://example.com/", { ...MAIL, source: "My News" })).toEqual([
    expect.stringContaining("utm_source has a space"),
    expect.stringContaining("utm_source has capital letters"),
  ]);
  expect(slips("https://example.com/", { ...MAIL, content: "a&b" })).toEqual([
    expect.stringContaining("utm_content"),
  ]);
  expect(slips("https://example.com/", { ...MAIL, campaign: " " })).toEqual([
    expect.stringContaining("utm_campaign is empty"),
  ]);
  expect(slips("https://example.com/?utm_source=a&utm_medium=b&utm_campaign=c", NONE)).toEqual([]);
  expect(slips("https://example.com/?utm_source=", NONE)).toHaveLength(3);
  expect(slips("https://example.com/?UTM_Source=a")).toEqual([expect.stringContaining("in its name")]);
  expect(slips("http://example.com/")).toEqual([expect.stringContaining("not encrypted")]);
  expect(slips("https://example.com/#utm_source=x")).toEqual([expect.stringContaining("after the #")]);
});

test("replaces a lone surrogate with the replacement character", () => {
  expect(urlOf("https://e.com/", { ...NONE, source: "a\uD83Db" })).toBe(
    "https://e.com/?utm_source=a%EF%BF%BDb",
  );
});

test("every typed value survives URL encoding", () => {
  const value = fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => text.isWellFormed());
  const parameters = fc.record({
    source: value,
    medium: value,
    campaign: value,
    term: value,
    content: value,
  });
  fc.assert(
    fc.property(parameters, (given) => {
      const url = new URL(urlOf("https://example.com/p?q=1#f", given) ?? "");
      expect([url.pathname, url.searchParams.get("q"), url.hash]).toEqual(["/p", "1", "#f"]);
      for (const [name, text] of Object.entries(given))
        expect(url.searchParams.get(`utm_${name}`) ?? "").toBe(text.trim());
    }),
  );
});
