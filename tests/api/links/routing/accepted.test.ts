import { UTM_NAMES } from "@/lib/routing/routing";
import { BROWSERS } from "@/lib/routing/visitor-names";
import type { Fields } from "@/lib/validation/validate";
import { expect, test } from "@/tests/support/fixtures";
import { CODES, halves, newLink, PAGE, rule, SPANS, TAGS } from "./new-link";

// What is sent, and what is stored of it.
const ACCEPTED: readonly (readonly [sent: Fields, stored?: Fields])[] = [
  [{ forward_query: true }],
  [{ utm: { source: "news", medium: "email", campaign: "c", term: "t", content: "x", ref: "r" } }],
  [{ utm: { source: "  news  ", medium: "", term: null } }, { utm: { source: "news" } }],
  [{ utm: {} }, { utm: null }],
  [{ utm: Object.fromEntries(UTM_NAMES.map((name) => [name, "é".repeat(255)])) }],
  [{ expired_url: "https://example.com/over" }],
  [{ expired_url: "" }, { expired_url: null }],
  [{ auto_renew: true }],
  [{ password: "🔑🔑🔑🔑" }, { has_password: true }],
  [{ password: ` ${"x".repeat(126)} ` }, { has_password: true }],
  [{ password: "🔑".repeat(128) }, { has_password: true }],
  [rule({ countries: ["de", " AT "] }), rule({ countries: ["DE", "AT"] })],
  [rule({ languages: ["PT-br", "en"] }), rule({ languages: ["pt-BR", "en"] })],
  [rule({ languages: ["es-419", "GSW-ch", "fil"] }), rule({ languages: ["es-419", "gsw-CH", "fil"] })],
  [
    rule({
      devices: "desktop mobile tablet tv".split(" "),
      systems: "ios android windows macos linux chromeos other".split(" "),
    }),
  ],
  // Every browser that statistics can name.
  [
    {
      rules: Array.from({ length: Math.ceil(BROWSERS.length / 20) }, (_, n) => ({
        url: PAGE,
        browsers: BROWSERS.slice(n * 20, n * 20 + 20),
      })),
    },
  ],
  [rule({ from: "2026-01-01 00:00:00", until: "2026-01-01 00:00:01" })],
  [
    rule({ days: [7, 1], hours: ["09:00-17:30", "22:00-02:00"], timezone: "europe/berlin" }),
    rule({ days: [7, 1], hours: ["09:00-17:30", "22:00-02:00"], timezone: "Europe/Berlin" }),
  ],
  [
    rule({ query: [{ name: "a", value: "1" }, { name: "b" }] }),
    rule({
      query: [
        { name: "a", value: "1" },
        { name: "b", value: null },
      ],
    }),
  ],
  [rule({ qr: false })],
  [
    rule({
      countries: CODES.slice(0, 50),
      languages: TAGS.slice(0, 20),
      hours: SPANS.slice(0, 7),
      timezone: "UTC",
    }),
  ],
  [
    rule({
      query: Array.from({ length: 5 }, (_, n) => ({ name: `${n}`.repeat(100), value: "é".repeat(255) })),
    }),
  ],
  [rule({ qr: true, label: "Ü".repeat(40), countries: null }), rule({ qr: true, label: "Ü".repeat(40) })],
  [{ rules: Array.from({ length: 20 }, (_, n) => ({ url: `${PAGE}/${n}`, qr: n % 2 === 0 })) }],
  [
    { split: halves },
    {
      split: [
        { ...halves[0], label: "A" },
        { ...halves[1], label: "B" },
      ],
    },
  ],
  [
    { split: Array.from({ length: 8 }, (_, n) => ({ url: PAGE, weight: n === 0 ? 93 : 1 })) },
    { split: [..."ABCDEFGH"].map((label, n) => ({ url: PAGE, label, weight: n === 0 ? 93 : 1 })) },
  ],
  [
    {
      split: [
        { ...halves[0], label: "é".repeat(40) },
        { ...halves[1], label: "a" },
      ],
    },
  ],
  [{ split: halves, split_until: "2099-01-01 00:00:00" }],
];

for (const [index, [sent, stored = sent]] of ACCEPTED.entries()) {
  test(`${index + 1}: accepts ${JSON.stringify(sent).slice(0, 90)} on create and on PATCH`, async ({
    api,
  }) => {
    const created = await newLink(api, sent);
    expect(created).toMatchObject({ ...stored });
    const { body: link } = await api.post("/links", { url: PAGE, on_duplicate: "create" });
    const { status, body } = await api.patch(`/links/${link.id}`, sent);
    expect([status, body], JSON.stringify(body)).toEqual([200, expect.objectContaining({ id: link.id })]);
    expect(body).toMatchObject({ ...stored });
    for (const one of [created, body]) {
      const { body: read } = await api.get(`/links/${one.id}`);
      expect(read).toEqual(one);
      // What was read can be sent back.
      const again = await api.patch(`/links/${one.id}`, read);
      expect([again.status, again.body]).toEqual([200, read]);
    }
  });
}
