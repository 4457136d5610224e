import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { proposeSlug, truncateSlug } from "@/lib/slugs/propose-slug";

for (const [title, slug] of [
  ["Café Müller", "cafe-muller"],
  ["  Ada’s “Bio” & more! ", "adas-bio-more"],
  ["Straße 12", "strasse-12"],
  ["Łódź", "lodz"],
  ["İstanbul", "istanbul"],
  ["Smørrebrød", "smorrebrod"],
  ["2027", "2027"],
  ["Ελλάδα", undefined],
  ["Café 日本", undefined],
  ["!!!", undefined],
  ["", undefined],
] as const)
  test(`the slug proposed for “${title}” is ${slug ?? "none"}`, () => {
    expect(proposeSlug(title)).toBe(slug);
  });

test("a proposal is a valid slug of at most 64 characters, whatever the title", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
      expect(proposeSlug(title) ?? "none").toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect((proposeSlug(title) ?? "").length).toBeLessThanOrEqual(64);
    }),
  );
});

test("a long proposal ends with a whole word, unless there is only one", () => {
  expect(truncateSlug("one-two-three", 8)).toBe("one-two");
  expect(truncateSlug("one-two-three", 7)).toBe("one-two");
  expect(truncateSlug("onetwothree", 8)).toBe("onetwoth");
});
