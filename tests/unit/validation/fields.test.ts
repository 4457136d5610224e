import { expect, test } from "@playwright/test";
import { dateTime, flag, integer, optional, text } from "@/lib/validation/fields";
import { queryDay, queryInteger } from "@/lib/validation/query-fields";
import { TIME_ZONES } from "@/lib/validation/time-zones";

type Field = { safeParse(value: unknown): { success: boolean; data?: unknown } };

const read = (field: Field, value: unknown): unknown => {
  const { success, data } = field.safeParse(value);
  return success ? data : "refused";
};

const show = (value: unknown) => {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 40 ? `${json.slice(0, 40)}… (${json.length})` : json;
};

const FAMILY = "👨‍👩‍👧";

for (const [value, expected] of [
  ["", ""],
  ["abc", "abc"],
  ["  abc\t\r\n", "abc"],
  ["\u00a0\u3000abc\ufeff", "abc"],
  ["   ", ""],
  ["a  b", "a  b"],
  ["abcde", "abcde"],
  ["abcdef", "refused"],
  [`  ${"a".repeat(5)}  `, "aaaaa"],
  ["😀😀😀😀😀", "😀😀😀😀😀"],
  ["😀😀😀😀😀😀", "refused"],
  [FAMILY, FAMILY],
  [`${FAMILY}a`, "refused"],
  ["é\u0301é", "é\u0301é"],
  ["a\u0301".repeat(3), "refused"],
  ["<b>&", "<b>&"],
  ["a\u0000b", "refused"],
  ["\u0000", "refused"],
  ["a\tb", "refused"],
  ["a\nb", "refused"],
  ["a\rb", "refused"],
  ["a\u001bb", "refused"],
  ["a\u007fb", "refused"],
  ["a\u0085b", "refused"],
  ["a\u009fb", "refused"],
  ["a\u200bb", "a\u200bb"],
  ["\ud800", "refused"],
  ["a\udc00b", "refused"],
  ["\udc00\ud800", "refused"],
  [1, "refused"],
  [true, "refused"],
  [["a"], "refused"],
  [{}, "refused"],
  [null, "refused"],
  [undefined, "refused"],
] as const) {
  test(`text of at most 5: ${show(value)} is ${show(expected)}`, () => {
    expect(read(text(5), value)).toBe(expected);
  });
}

test("counts length in code points, exact at the limit", () => {
  for (const letter of ["a", "é", "漢", "😀", "\u{10ffff}"]) {
    expect(read(text(200), letter.repeat(200)), letter).toBe(letter.repeat(200));
    expect(read(text(200), letter.repeat(201)), letter).toBe("refused");
    expect(read(text(200, { min: 200 }), letter.repeat(199)), letter).toBe("refused");
  }
});

test("rejects blank required text", () => {
  for (const value of ["", " ", "\n\t", "\u00a0"])
    expect(read(text(5, { min: 1 }), value), show(value)).toBe("refused");
  expect(read(text(5, { min: 1 }), " a ")).toBe("a");
});

test("allows line breaks in multi-line text, and no other control characters", () => {
  const lines = text(10, { lines: true });
  for (const value of ["a\nb", "a\r\nb", "a\n\n\nb", "a\rb"]) expect(read(lines, value)).toBe(value);
  expect(read(lines, "\n a\nb \n")).toBe("a\nb");
  for (const value of ["a\tb", "a\u0000b", "a\u000bb", "a\u000cb", "a\u0085b", "a\u007fb", "\ud800"])
    expect(read(lines, value), show(value)).toBe("refused");
});

for (const [value, expected] of [
  ["2026-01-31 09:30:00", "2026-01-31T09:30:00.000Z"],
  [" 2026-01-31 09:30:00 ", "2026-01-31T09:30:00.000Z"],
  ["2028-02-29 23:59:59", "2028-02-29T23:59:59.000Z"],
  ["2000-02-29 00:00:00", "2000-02-29T00:00:00.000Z"],
  ["0001-01-01 00:00:00", "0001-01-01T00:00:00.000Z"],
  ["9999-12-31 23:59:59", "9999-12-31T23:59:59.000Z"],
  ["0000-01-01 00:00:00", "refused"],
  ["2027-02-29 00:00:00", "refused"],
  ["1900-02-29 00:00:00", "refused"],
  ["2026-02-30 00:00:00", "refused"],
  ["2026-04-31 00:00:00", "refused"],
  ["2026-13-01 00:00:00", "refused"],
  ["2026-00-01 00:00:00", "refused"],
  ["2026-01-00 00:00:00", "refused"],
  ["2026-01-32 00:00:00", "refused"],
  ["2026-01-31 24:00:00", "refused"],
  ["2026-01-31 09:60:00", "refused"],
  ["2026-01-31 23:59:60", "refused"],
  ["2026-01-31T09:30:00", "refused"],
  ["2026-01-31T09:30:00Z", "refused"],
  ["2026-01-31 09:30:00Z", "refused"],
  ["2026-01-31 09:30:00+00:00", "refused"],
  ["2026-01-31 09:30:00.000", "refused"],
  ["2026-01-31 09:30", "refused"],
  ["2026-01-31", "refused"],
  ["2026-1-31 9:30:00", "refused"],
  ["2026-01-31  09:30:00", "refused"],
  ["2026/01/31 09:30:00", "refused"],
  ["31-01-2026 09:30:00", "refused"],
  ["20260131093000", "refused"],
  ["12026-01-31 09:30:00", "refused"],
  ["-2026-01-31 09:30:00", "refused"],
  ["２０２６-01-31 09:30:00", "refused"],
  ["tomorrow", "refused"],
  ["", "refused"],
  [1_769_851_800, "refused"],
  [null, "refused"],
] as const) {
  test(`the date ${show(value)} is ${expected}`, () => {
    const date = read(dateTime(), value);
    expect(date instanceof Date ? date.toISOString() : date).toBe(expected);
  });
}

test("a day is an existing date in the form YYYY-MM-DD", () => {
  expect(read(queryDay(), "2028-02-29")).toEqual(new Date("2028-02-29T00:00:00Z"));
  for (const value of [
    "2027-02-29",
    "0000-01-01",
    "2026-1-1",
    "2026-01-01 ",
    "2026-01-01T00:00:00Z",
    "today",
  ])
    expect(read(queryDay(), value), value).toBe("refused");
});

test("accepts integers within both bounds, and no fractions", () => {
  for (const value of [1, 5, 365, 365.0]) expect(read(integer(1, 365), value)).toBe(value);
  for (const value of [0, -1, 366, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "5", true, null, [5], 2 ** 60])
    expect(read(integer(1, 365), value), show(value)).toBe("refused");
  for (const [value, expected] of [
    ["5", 5],
    ["+5", 5],
    ["005", 5],
  ] as const)
    expect(read(queryInteger(1, 365), value)).toBe(expected);
  for (const value of ["", "0", "-1", "366", "1.0", "1e2", "0x10", " 5", "٣", "9".repeat(400)])
    expect(read(queryInteger(1, 365), value), value).toBe("refused");
});

test("an optional field is its default when absent or null, and rejects empty and invalid values", () => {
  const field = optional(flag(), true);
  expect([undefined, null, false].map((value) => read(field, value))).toEqual([true, true, false]);
  for (const value of ["", "true", 1, 0, []]) expect(read(field, value), show(value)).toBe("refused");
});

test("every accepted time zone can be formatted by this runtime", () => {
  for (const timeZone of TIME_ZONES) expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
});
