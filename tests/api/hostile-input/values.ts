import fc from "fast-check";

// Values that break careless code, as the JSON text of a body: numbers and escapes that JSON.stringify never writes.

/** The words of a text, separated by whitespace. */
export const words = (block: string): string[] => block.split(/[ \n]+/).filter(Boolean);

/** The lines of a text, without indentation. */
export const lines = (block: string): string[] => block.split("\n").flatMap((line) => line.trim() || []);

const TEXTS = [
  ...words(`\0 a\0b \ud800 a\udc00b \udc00\ud800 \u0085 \u2028 \u202e \ufeff \uffff e\u0301 İ ß ﬀ ٣ 👩‍👩‍👧‍👦
    % %00 %ff %s%n %_% __ ' \\ \\u0000 $1 {{7*7}} <script>alert(1)</script> ';DROP/**/TABLE/**/links;--
    __proto__ constructor hasOwnProperty toString NaN Infinity -0 null undefined`),
  "",
  " ",
  " trimmed ",
  "\r\nSet-Cookie: a=b",
  "line\nbreak",
  "tab\tbed",
  ...[199, 200, 201, 5_000].flatMap((length) => ["x".repeat(length), "😀".repeat(length)]),
];

export const text = fc
  .oneof(
    fc.constantFrom(...TEXTS),
    // As the unit "binary", which takes most of a second to set up.
    fc
      .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
      .map((points) => String.fromCodePoint(...points).toWellFormed()),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    // Single code units, so that lone surrogates occur.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 })
      .map((units) => String.fromCharCode(...units)),
  )
  // Aliases of one character belong to the test that claims each of them.
  .filter((value) => !/^\s*[\w-]\s*$/.test(value));

/** A text as a part of a URL, short enough for Node's limit of 16 KiB for all headers. */
export const encoded = (value: string): string => encodeURIComponent(value.slice(0, 600).toWellFormed());

const NUMBERS = words(`0 -0 1 -1 0.5 3.0 1e0 30.000000000000000001 365 366 1e3 1E400 -1e999 1e-999 5e-324 1e21
  1000000001 2147483647 2147483648 -2147483649 4294967296 9007199254740993 123456789012345678901234567890
  1${"0".repeat(400)}`);

const deep = (left: string, right: string) =>
  fc.constantFrom(1, 100, 5_000, 60_000).map((depth) => left.repeat(depth) + right.repeat(depth));

const YEARS = words("0000 0001 0099 1582 1969 1970 2000 2024 2027 2100 9998 9999");
const ODD_YEARS = words("10000 -0001 +002027 99999 20270");
const DAYS = words("01-01 02-28 02-29 02-30 03-31 04-31 12-31 13-01 00-00 1-1");
const TIMES = words("00:00:00 23:59:59 23:59:60 24:00:00 12:00 12:00:00.000 12:00:00Z -1:00:00");

/** A day in every special year, including leap days and impossible ones. */
export const day = fc
  .tuple(fc.constantFrom(...YEARS, ...ODD_YEARS), fc.constantFrom(...DAYS))
  .map(([year, date]) => `${year}-${date}`);

const minutesFromNow = fc.constantFrom(-1, 1, 60, 1440, 525_000, 525_599, 527_050, 5_000_000);

export const dateTime = fc.oneof(
  fc
    .tuple(day, fc.constantFrom(" ", "T", "  ", ""), fc.constantFrom(...TIMES))
    .map(([date, between, time]) => date + between + time),
  minutesFromNow.map((minutes) =>
    new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19).replace("T", " "),
  ),
);

/** Any JSON value, as text. */
export const anything = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...words('null true false [] {} [""] {"__proto__":{"a":1}}')) },
  { weight: 2, arbitrary: dateTime.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }).filter((json) => !/^"[\w-]"$/.test(json)) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      deep("[", "]"),
      deep('{"a":', "}").map((json) => json.replace("}", "0}")),
    ),
  },
);
