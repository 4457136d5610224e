import { expect, test } from "@playwright/test";
import { detectPreset, fieldsOf } from "@/lib/links/import/column-presets";

const URL = "https://example.com/a";

const FILES: [name: string, head: string[], row: string[], link: object][] = [
  [
    "Bitly",
    ["Created", "Title", "Bitlink", "Long URL", "Clicks"],
    ["x", "T", "bit.ly/abc", URL, "7"],
    { url: URL, alias: "abc", title: "T" },
  ],
  ["Bitly", ["link", "long_url", "title"], ["https://bit.ly/Abc", URL, ""], { url: URL, alias: "Abc" }],
  [
    "Bitly",
    ["Link", "Custom Link", "Title", "Destination URL", "Tags"],
    ["https://bit.ly/3abc", "https://acme.co/sale", "T", URL, ""],
    { url: URL, alias: "sale", title: "T" },
  ],
  [
    "Short.io",
    ["Original URL", "Path", "Title", "Short URL"],
    [URL, "p1", "T", "https://s.io/p1"],
    { url: URL, alias: "p1", title: "T" },
  ],
  [
    "Short.io",
    [
      "idString",
      "shortURL",
      "originalPath",
      "originalURL",
      "title",
      "clicks",
      "createdAt",
      "expiresAt",
      "tags",
    ],
    ["lnk_1", "https://s.io/p1", "p1", URL, "T", "7", "2026-05-01T08:00:00Z", "2030-05-01T08:00:00Z", "a,b"],
    { url: URL, alias: "p1", title: "T", expires_at: "2030-05-01 08:00:00", tags: ["a", "b"] },
  ],
  [
    "Short.io",
    ["ID strings", "short URLs", "original paths", "original URLs", "titles", "clicks", "expires at (date)"],
    ["lnk_1", "https://s.io/p1", "", URL, "T", "7", ""],
    { url: URL, alias: "p1", title: "T" },
  ],
  [
    "Rebrandly",
    ["id", "title", "slashtag", "destination", "createdAt"],
    ["9", "T", "tag", URL, ""],
    { url: URL, alias: "tag", title: "T" },
  ],
  [
    "Kutt",
    ["address", "target", "link", "description"],
    ["adr", URL, "https://kutt.it/adr", "D"],
    { url: URL, alias: "adr", title: "D" },
  ],
  [
    "Kutt",
    ["id", "address", "target", "description", "paused", "starts_at", "ends_at", "max_visits", "expires_at"],
    ["9", "adr", URL, "D", "false", "", "2030-01-02T03:04:05.000Z", "5", ""],
    { url: URL, alias: "adr", title: "D", paused: false, click_limit: 5, expires_at: "2030-01-02 03:04:05" },
  ],
  [
    "Bitly",
    ["Link", "Custom Link", "Date created", "Title", "Destination URL", "Engagements", "Status"],
    ["https://bit.ly/3abc", "", "2026-06-01T08:30:00Z", "T", URL, "1,234", "Active"],
    { url: URL, alias: "3abc", title: "T" },
  ],
  [
    "Rebrandly",
    ["Domain", "Slashtag", "Destination URL", "Title", "Clicks"],
    ["mysite.test", "product", URL, "T", "5"],
    { url: URL, alias: "product", title: "T" },
  ],
  [
    "Shlink",
    ["createdAt", "domain", "shortUrl", "longUrl", "shortCode", "title", "tags", "visits"],
    ["", "", "https://s.test/sc", URL, "sc", "T", "", "3"],
    { url: URL, alias: "sc", title: "T" },
  ],
  [
    "YOURLS",
    ["keyword", "url", "title", "timestamp", "ip", "clicks"],
    ["kw", URL, "T", "2020-01-01 00:00:00", "::1", "5"],
    { url: URL, alias: "kw", title: "T" },
  ],
  ["YOURLS", ["source", "target", "hits"], ["/kw/", URL, "5"], { url: URL, alias: "kw" }],
  ["Matched by column name", ["source", "url"], ["newsletter", URL], { url: URL }],
  [
    "Rebrandly",
    ["id", "createdAt", "shortUrl", "domain", "slashtag", "destination"],
    ["abc123", "2024-01-15T10:30:00.000Z", "mysite.test/product", "mysite.test", "product", URL],
    { url: URL, alias: "product" },
  ],
  ["Shlink", ["Long URL", "Short code", "Domain"], [URL, "sc", ""], { url: URL, alias: "sc" }],
  [
    "Dub",
    ["Short link", "Destination URL", "Clicks"],
    ["https://dub.sh/d1", URL, "5"],
    { url: URL, alias: "d1" },
  ],
  [
    "Dub",
    ["domain", "key", "url", "expiresAt"],
    ["dub.sh", "k", URL, "2030-01-02T03:04:05.000Z"],
    { url: URL, alias: "k", expires_at: "2030-01-02 03:04:05" },
  ],
  [
    "Waypost",
    ["url", "alias", "title", "click_limit", "paused"],
    [URL, "a", "T", "10", "true"],
    { url: URL, alias: "a", title: "T", click_limit: 10, paused: true },
  ],
  ["Matched by column name", ["URL", "Slug"], [URL, "a"], { url: URL, alias: "a" }],
  ["Matched by column name", ["Link", "Title"], [URL, "T"], { url: URL, title: "T" }],
];

for (const [name, head, row, link] of FILES) {
  test(`${name}: ${head.join(", ")}`, () => {
    const layout = detectPreset(head);
    expect(layout).toMatchObject({ name, named: true });
    expect(fieldsOf(layout.mapping, row)).toEqual(link);
  });
}

test("without a header row the columns are destination, alias, title", () => {
  const { named, mapping } = detectPreset([URL, "a", "T"]);
  expect(named).toBe(false);
  expect(fieldsOf(mapping, [URL, "a", "T"])).toEqual({ url: URL, alias: "a", title: "T" });
});

test("without a header row the destination is the column with the first URL", () => {
  const { named, mapping } = detectPreset(["a", URL, "T"]);
  expect(named).toBe(false);
  expect(fieldsOf(mapping, ["a", URL, "T"])).toEqual({ url: URL });
});

test("leaves the mapping to the owner when no header names a destination", () => {
  for (const head of [["name", "age"], ["hello"], [""], []])
    expect(detectPreset(head)).toEqual({ name: "", named: true, mapping: {} });
});

test("of several columns for one field, each row uses its first non-empty one", () => {
  const { mapping } = detectPreset(["Link", "Custom Link", "Destination URL"]);
  expect(fieldsOf(mapping, ["bit.ly/3x", "", URL])).toEqual({ url: URL, alias: "3x" });
  expect(fieldsOf(mapping, ["bit.ly/3x", "acme.co/sale?x=1", URL])).toEqual({ url: URL, alias: "sale" });
});

test("a date that doesn't exist is left for validation to reject", () => {
  const { mapping } = detectPreset(["url", "expires_at"]);
  const read = (date: string) => fieldsOf(mapping, [URL, date]).expires_at;
  for (const date of [
    "2027-02-30",
    "2027-02-29 10:00:00",
    "2027-04-31T10:00:00Z",
    "2027-02-29T00:00:00+02:00",
  ])
    expect(read(date)).toBe(date);
  expect(read("2028-02-29")).toBe("2028-02-29 00:00:00");
  expect(read("2028-02-29T23:00:00-02:00")).toBe("2028-03-01 01:00:00");
});

test("a title becomes one line, and keeps its spaces", () => {
  const { mapping } = detectPreset(["url", "title"]);
  const read = (title: string) => fieldsOf(mapping, [URL, title]).title;
  expect(read("Summer \r\n\tsale")).toBe("Summer sale");
  expect(read("a  b")).toBe("a  b");
  expect(read("東京　本店")).toBe("東京　本店");
});
