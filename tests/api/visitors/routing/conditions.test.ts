import { formatDateTime } from "@/lib/dates";
import type { Client } from "@/tests/support/clients/api-client";
import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";

const URL = "https://example.com/";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const TABLET =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const PHONE_FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0";

const newLink = async (api: Client, fields: object) =>
  (await api.post("/links", { url: URL, on_duplicate: "create", ...fields })).body;

const locationOf = async (url: string, headers: Record<string, string> = {}) =>
  (await visit(url, headers)).headers.get("location");

const seconds = (n: number) => formatDateTime(new Date(Date.now() + n * 1000));

/** A visitor's headers, and query. */
type Visitor = readonly [headers: Record<string, string>, query?: string];

const speaks = (language: string): Visitor => [{ "Accept-Language": language }];
const uses = (userAgent: string): Visitor => [{ "User-Agent": userAgent }];
const brings = (query: string): Visitor => [{}, query];

// The conditions of a rule, who is sent to it, and who isn't.
const CONDITIONS: readonly (readonly [
  conditions: object,
  matching: readonly Visitor[],
  others: readonly Visitor[],
])[] = [
  [{ languages: ["pt"] }, [speaks("pt-BR,en;q=0.9")], [speaks("en,pt;q=0.9")]],
  [{ languages: ["pt-BR"] }, [speaks("pt-BR")], [speaks("pt")]],
  [{ languages: ["de", "fr"] }, [speaks("de"), speaks("fr-CA")], [speaks("en")]],
  [{ languages: ["es-419"] }, [speaks("es-419")], [speaks("es"), speaks("es-MX")]],
  [{ languages: ["gsw"] }, [speaks("gsw-CH,de;q=0.9"), speaks("gsw")], [speaks("de-CH"), speaks("gs")]],
  [{ languages: ["ast-ES"] }, [speaks("ast-ES")], [speaks("ast"), speaks("es-ES")]],
  [{ devices: ["mobile", "tablet"] }, [uses(IPHONE), uses(TABLET)], [uses(BROWSER)]],
  [{ systems: ["ios", "android"] }, [uses(IPHONE), uses(TABLET)], [uses(BROWSER), uses(FIREFOX)]],
  [{ browsers: ["Safari", "Firefox"] }, [uses(IPHONE), uses(FIREFOX)], [uses(BROWSER), uses("curl/8.5.0")]],
  [
    {
      query: [
        { name: "a", value: "1" },
        { name: "b", value: "2" },
      ],
    },
    [brings("?a=1"), brings("?b=2"), brings("?b=2&a=9")],
    [brings("?a=2"), brings("?b=1"), brings("")],
  ],
  [
    { query: [{ name: "b", value: null }] },
    [brings("?b=5"), brings("?b"), brings("?b="), brings("?a=1&b=%20")],
    [brings("?a=b"), brings("?B=5"), brings("?bb=5"), brings("")],
  ],
  [
    { devices: ["mobile"], languages: ["de"] },
    [[{ "User-Agent": IPHONE, "Accept-Language": "de" }]],
    [uses(IPHONE), speaks("de")],
  ],
  [
    { browsers: ["Firefox"], systems: ["android", "windows"] },
    [uses(PHONE_FIREFOX)],
    [uses(FIREFOX), uses(TABLET), uses(BROWSER)],
  ],
  [
    { systems: ["ios"], query: [{ name: "a", value: "1" }] },
    [[{ "User-Agent": IPHONE }, "?a=1"]],
    [uses(IPHONE), brings("?a=1")],
  ],
  [
    { qr: true, languages: ["de"] },
    [[{ "Accept-Language": "de" }, "?qr=1"]],
    [speaks("de"), brings("?qr=1")],
  ],
  [{ qr: false, browsers: ["Safari"] }, [uses(IPHONE)], [[{ "User-Agent": IPHONE }, "?qr=1"], uses(BROWSER)]],
  [{ from: seconds(-3_600), languages: ["de"] }, [speaks("de")], [speaks("fr")]],
  [{ until: seconds(-3_600), languages: ["de"] }, [], [speaks("de")]],
];

for (const [conditions, matching, others] of CONDITIONS) {
  // Without times, which change with every run.
  const title = JSON.stringify(conditions).replace(/\d{4}-[^"]+/, "…");
  test(`the rule ${title} decides for those it matches`, async ({ api }) => {
    const link = await newLink(api, { rules: [{ url: `${URL}rule`, ...conditions }] });
    for (const [visitors, location] of [
      [matching, `${URL}rule`],
      [others, URL],
    ] as const)
      for (const [headers, query = ""] of visitors)
        expect(await locationOf(`${link.short_url}${query}`, headers), JSON.stringify([headers, query])).toBe(
          location,
        );
  });
}

test("a rule's dates, query and QR code", async ({ api }) => {
  const rules = [
    { url: `${URL}past`, until: seconds(0) },
    { url: `${URL}later`, from: seconds(3_600) },
    { url: `${URL}code`, qr: true },
    { url: `${URL}value`, query: [{ name: "a", value: "1 2" }] },
    { url: `${URL}present`, query: [{ name: "b", value: null }] },
    { url: `${URL}now`, from: seconds(-3_600), until: seconds(3_600), qr: false },
  ];
  const link = await newLink(api, { rules });
  const cases = [
    ["", "now"],
    ["?qr=1", "code"],
    ["?qr=1&a=1+2", "code"],
    ["?a=1+2", "value"],
    ["?a=9&a=1%202", "value"],
    ["?a=9", "now"],
    ["?b", "present"],
    ["?B", "now"],
  ];
  for (const [query, page] of cases)
    expect(await locationOf(`${link.short_url}${query}`), query).toBe(`${URL}${page}`);
});

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";

// User agent | device ("none": unknown) | system
const AGENTS: readonly (readonly [userAgent: string, device: string, system: string])[] = [
  [IPHONE, "mobile", "ios"],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "tablet",
    "ios",
  ],
  // Safari on an iPad by default, which looks like a Mac; other browsers there don't.
  [MAC, "desktop", "macos"],
  [MAC.replace("Version/17.5", "CriOS/120.0.6099.119 Version/11.1.1"), "tablet", "ios"],
  [PHONE_FIREFOX, "mobile", "android"],
  [TABLET, "tablet", "android"],
  [BROWSER, "desktop", "windows"],
  [FIREFOX, "desktop", "linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    "desktop",
    "chromeos",
  ],
  [
    "Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/76.0.3809.146 TV Safari/537.36",
    "tv",
    "other",
  ],
  [
    "Mozilla/5.0 (Linux; Android 12; Google TV Streamer Build/STT1.231215.001) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36",
    "tv",
    "android",
  ],
  ["curl/8.5.0", "none", "other"],
  ["An unknown browser", "none", "other"],
  ["", "none", "other"],
];

test("rules name each device and system, and an unknown system is other", async ({ api }) => {
  const oneRuleEach = (field: string, names: readonly string[]) =>
    newLink(api, {
      url: `${URL}none`,
      rules: names.map((name) => ({ url: `${URL}${name}`, [field]: [name] })),
    });
  const devices = await oneRuleEach("devices", "desktop mobile tablet tv".split(" "));
  const names = "other ios android windows macos linux chromeos".split(" ");
  const systems = await oneRuleEach("systems", names);
  for (const [userAgent, device, system] of AGENTS) {
    const headers = { "User-Agent": userAgent };
    const found = [
      await locationOf(devices.short_url, headers),
      await locationOf(systems.short_url, headers),
    ];
    expect(found, userAgent).toEqual([`${URL}${device}`, `${URL}${system}`]);
  }
});
