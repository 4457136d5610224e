import { CODES, PAGE, rule, SPANS, TAGS } from "./new-link";
import { OWN_URL, type Rejected, testRejected } from "./reject";

const LONG = "x".repeat(5_000);

const REJECTED: Rejected = [
  [{ rules: [] }, "invalid_rules", /^rules must be a list of 1 to 20/],
  [{ rules: {} }, "invalid_rules", /^rules must be a list of 1 to 20/],
  [{ rules: ["x"] }, "invalid_rules", /^rules\[0\] must be an object/],
  [{ rules: Array.from({ length: 21 }, () => ({ url: PAGE, qr: true })) }, "invalid_rules", /1 to 20/],
  [{ rules: [{ url: PAGE }] }, "invalid_rules", /^rules\[0\] must have at least one condition/],
  [{ rules: [{ url: PAGE, timezone: "UTC" }] }, "invalid_rules", /^rules\[0\] must have at least one/],
  [{ rules: [{ qr: true }] }, "invalid_rules", /^rules\[0\]\.url is required/],
  [{ rules: [{ url: "ftp://example.com", qr: true }] }, "invalid_rules", /^rules\[0\]\.url must be an http/],
  [{ rules: [{ url: `${OWN_URL}/x`, qr: true }] }, "invalid_rules", /^rules\[0\]\.url must not point to/],
  [
    { rules: [{ url: PAGE, qr: true, color: 1 }] },
    "invalid_rules",
    /^rules\[0\] has the unknown field "color"/,
  ],
  [rule({ qr: "yes" }), "invalid_rules", /^rules\[0\]\.qr must be true or false/],
  [
    rule({ qr: true, label: "x".repeat(41) }),
    "invalid_rules",
    /^rules\[0\]\.label must be text of at most 40/,
  ],
  ...["countries", "languages", "devices", "systems", "browsers", "days", "hours", "query"].map(
    (condition): Rejected[number] => [
      rule({ [condition]: [], qr: true, timezone: "UTC" }),
      "invalid_rules",
      new RegExp(`^rules\\[0\\]\\.${condition} must (?:be a list of 1 to \\d|name at least one of \\w)`),
    ],
  ),
  [rule({ countries: "DE" }), "invalid_rules", /^rules\[0\]\.countries must be a list of 1 to 50/],
  [
    rule({ countries: ["DE", "UK"] }),
    "invalid_rules",
    /^rules\[0\]\.countries\[1\]: "UK" is not an ISO 3166-1 code; use GB/,
  ],
  [rule({ countries: ["XX"] }), "invalid_rules", /"XX" is not an ISO 3166-1 code/],
  [rule({ countries: ["DE", null] }), "invalid_rules", /^rules\[0\]\.countries\[1\]/],
  [
    rule({ countries: CODES.slice(0, 51) }),
    "invalid_rules",
    /^rules\[0\]\.countries must be a list of 1 to 50/,
  ],
  [rule({ countries: ["DE", "de"] }), "invalid_rules", /each at most once/],
  [rule({ languages: ["english"] }), "invalid_rules", /"english" is not a language/],
  [rule({ languages: ["zh-Hant"] }), "invalid_rules", /"zh-Hant" is not a language/],
  // A former code of Serbian in Latin script.
  [rule({ languages: ["sh"] }), "invalid_rules", /"sh" is not a language/],
  [rule({ languages: ["*"] }), "invalid_rules", /"\*" is not a language/],
  [
    rule({ languages: TAGS.slice(0, 21) }),
    "invalid_rules",
    /^rules\[0\]\.languages must be a list of 1 to 20/,
  ],
  [
    rule({ devices: ["phone"] }),
    "invalid_rules",
    /^rules\[0\]\.devices\[0\]: "phone" is unknown; use one of desktop/,
  ],
  [
    rule({ systems: ["iOS"] }),
    "invalid_rules",
    /^rules\[0\]\.systems\[0\]: "iOS" is unknown; use one of ios/,
  ],
  [rule({ browsers: ["Netscape"] }), "invalid_rules", /"Netscape" is not a known browser/],
  [rule({ from: "2026-01-01" }), "invalid_rules", /^rules\[0\]\.from must be a UTC date and time/],
  [rule({ until: "2026-02-30 00:00:00" }), "invalid_rules", /^rules\[0\]\.until must be a UTC date/],
  ...["2026-01-01 00:00:00", "2025-12-31 23:59:59"].map((until): Rejected[number] => [
    rule({ from: "2026-01-01 00:00:00", until }),
    "invalid_rules",
    /^rules\[0\]\.until must be later than from/,
  ]),
  [rule({ days: [1] }), "invalid_rules", /^rules\[0\]\.timezone is required/],
  [rule({ hours: ["09:00-17:00"] }), "invalid_rules", /^rules\[0\]\.timezone is required/],
  ...[0, 8].map((day): Rejected[number] => [
    rule({ days: [day], timezone: "UTC" }),
    "invalid_rules",
    /^rules\[0\]\.days\[0\] must be a whole number from 1 to 7/,
  ]),
  [rule({ days: [1, 1], timezone: "UTC" }), "invalid_rules", /each at most once/],
  [rule({ hours: ["9-17"], timezone: "UTC" }), "invalid_rules", /^rules\[0\]\.hours\[0\] must be a span/],
  [rule({ hours: ["09:00-24:00"], timezone: "UTC" }), "invalid_rules", /must be a span/],
  [
    rule({ hours: SPANS.slice(0, 8), timezone: "UTC" }),
    "invalid_rules",
    /^rules\[0\]\.hours must be a list of 1 to 7/,
  ],
  [rule({ hours: ["09:00-09:00"], timezone: "UTC" }), "invalid_rules", /whose end differs from its start/],
  [
    rule({ hours: ["09:00-17:00"], timezone: "Berlin" }),
    "invalid_rules",
    /^rules\[0\]\.timezone must be an IANA/,
  ],
  [rule({ query: [{ name: "" }] }), "invalid_rules", /^rules\[0\]\.query\[0\]\.name /],
  [
    rule({ query: [{ name: "n".repeat(101) }] }),
    "invalid_rules",
    /^rules\[0\]\.query\[0\]\.name must be text of 1 to 100/,
  ],
  [
    rule({ query: [{ name: "n", value: "v".repeat(256) }] }),
    "invalid_rules",
    /^rules\[0\]\.query\[0\]\.value .*at most 255/,
  ],
  [rule({ query: ["a"] }), "invalid_rules", /^rules\[0\]\.query\[0\] must be an object/],
  [
    rule({ query: [{ name: "a", is: "b" }] }),
    "invalid_rules",
    /^rules\[0\]\.query\[0\] has the unknown field "is"; the fields are name, value$/,
  ],
  ...["countries", "languages", "browsers"].map((condition): Rejected[number] => [
    rule({ [condition]: [LONG] }),
    "invalid_rules",
    /^rules\[0\]\.[a-z]+\[0\]: "x{40}…" is not /,
  ]),
  [rule({ qr: true, [LONG]: 1 }), "invalid_rules", /^rules\[0\] has the unknown field "x{40}…"; the fields/],
  [rule({ query: Array.from({ length: 6 }, (_, n) => ({ name: `n${n}` })) }), "invalid_rules", /1 to 5/],
  [
    {
      rules: Array.from({ length: 20 }, () => ({
        url: `${PAGE}?${"x".repeat(2_000)}`,
        query: Array.from({ length: 5 }, () => ({ name: "n", value: "v".repeat(255) })),
      })),
    },
    "invalid_rules",
    /at most 65,536 bytes/,
  ],
];

testRejected(REJECTED);
