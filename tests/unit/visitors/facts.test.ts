import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { type Facts, visitFacts } from "@/lib/visitors/request/facts";
import { cases } from "@/tests/support/repetitions";

const settings = { trustProxy: 1, ownHost: "go.example.com" };
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
/** Not made while the file is loaded: `webUrl` takes most of a second. */
const anyHeader = () =>
  fc.oneof(
    fc.uint8Array({ maxLength: 700 }).map(latin1),
    fc.webUrl(),
    fc.ipV4(),
    fc.ipV6(),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.constantFrom(
      undefined,
      "Mozilla/5.0 (",
      "http://[",
      "curl/",
      "[FBAN/",
      "\u0000\u0085\u00ff",
      "%00%zz",
    ),
  );

const isPlain = (facts: Facts): boolean =>
  /^[A-Z]{2}$/.test(facts.country ?? "AA") &&
  /^[a-z0-9.\-_:[\]]{1,253}$/.test(facts.referrer ?? "a") &&
  /^(desktop|mobile|tablet|tv)$/.test(facts.device ?? "tv") &&
  /^[\w .:-]{1,40}$/.test(facts.browser ?? "a") &&
  /^[\w ]{1,40}$/.test(facts.system ?? "a");

test("any headers give short plain facts, never an error", () => {
  const names = ["user-agent", "referer", "x-forwarded-for", "cf-ipcountry", "sec-purpose"];
  const header = anyHeader();
  fc.assert(
    fc.property(fc.array(header, { minLength: 5, maxLength: 5 }), header, (values, socket) => {
      const headers = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return isPlain(visitFacts(headers, typeof socket === "string" ? socket : undefined, settings));
    }),
    { numRuns: cases(2000) },
  );
});

test("a visitor's own text never becomes a browser, device or system", () => {
  for (const userAgent of [
    "<script>alert(1)</script>/1.0 (x)",
    "Evil/1.0 (evil) Evil/2.0",
    "\u0000\u0007\u001b[31m/1 (\u0085)",
    "__proto__/1.0",
    "constructor/1.0",
    `${"x".repeat(300)}/1.0 (y)`,
  ]) {
    expect(visitFacts({ "user-agent": userAgent }, undefined, settings)).toMatchObject({
      device: null,
      browser: null,
      system: null,
    });
  }
});

test("the facts never contain the address", () => {
  const headers = { "x-forwarded-for": "193.0.6.139", "user-agent": "curl/8.5.0 193.0.6.139" };
  const facts = visitFacts(headers, "8.8.8.8", settings);
  expect(facts.country).toBe("NL");
  expect(JSON.stringify(facts)).not.toMatch(/193\.0|8\.8/);
});

test("ignores repeated headers, sent as arrays, where one is expected", () => {
  const headers = { "x-country-code": ["DE", "FR"], "x-forwarded-for": ["193.0.6.139"] };
  Object.assign(headers, { "user-agent": ["curl/8.5.0"], referer: ["https://example.org/"] });
  expect(visitFacts(headers, undefined, settings)).toEqual({
    counts: true,
    country: "NL",
    referrer: null,
    device: null,
    browser: null,
    system: null,
    language: null,
    trigger: null,
  });
});

test("reads only the first 512 characters of a user agent", () => {
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
  const padding = " x;".repeat(3500);
  const person = visitFacts({ "user-agent": `${chrome}${padding}Googlebot/2.1` }, undefined, settings);
  expect(person).toMatchObject({ counts: true, device: "desktop", browser: "Chrome", system: "Windows" });
  expect(visitFacts({ "user-agent": `${chrome} Googlebot/2.1${padding}` }, undefined, settings).counts).toBe(
    false,
  );
});

test("reads a user agent crafted to be slow in linear time", () => {
  const slow = [
    "a",
    " ",
    "(",
    "1.",
    "/1",
    "a/",
    "Macintosh ",
    "FB",
    ";a",
    "@a",
    "a-",
    "%",
    "a a/1.1",
    "(?:",
    "\u00e4",
  ];
  for (const [index, part] of slow.entries()) {
    for (const [head, tail] of [
      ["", ""],
      ["Mozilla/5.0 (", "!"],
      ["curl/", "\u00ff"],
    ] as const) {
      const userAgent = `${head}${index}${part.repeat(10_000)}`.slice(0, 511 - tail.length) + tail;
      // A regular expression that backtracks here would exceed the test's timeout.
      expect(visitFacts({ "user-agent": userAgent }, undefined, settings).referrer).toBeNull();
    }
  }
});

test("the same visit gives the same facts after any number of others", () => {
  const visit = () =>
    visitFacts({ "user-agent": "curl/8.5.0", referer: "https://example.org/a" }, "8.8.8.8", settings);
  const first = visit();
  for (let other = 0; other < 12_000; other++) {
    visitFacts(
      { "user-agent": `Other/${other}`, referer: `https://h${other}.example/` },
      `9.9.${other % 250}.${other % 199}`,
      settings,
    );
  }
  expect(visit()).toEqual(first);
});
