import { db } from "@/lib/db/client";
import { COMPUTED, type Field, REQUIRED, type Resource } from "@/tests/api/conventions/resource";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays } from "@/tests/support/dates";

const under = (path: string, parent: object, inner: string) => async (api: Client) =>
  `${path}/${(await api.post(path, parent)).body.id}/${inner}`;

const BAD_COLOR = "#ffffff";
const alias: readonly Field[] = [
  ["alias", "a b", null, COMPUTED],
  ["slug", 5, null, COMPUTED],
];

// A new resource adds an entry here.
export const RESOURCES: readonly Resource[] = [
  {
    name: "links",
    open: async () => "/links",
    body: (n) => ({ url: `https://example.com/${n}` }),
    change: { title: "changed" },
    fields: [
      ["url", "ftp://example.com", "https://example.com/other", REQUIRED],
      ...alias,
      ["title", 5, "Poster", ""],
      ["expires_at", "2027-02-30 00:00:00", null, COMPUTED],
      ["expire_days", 2, 7, COMPUTED],
      ["starts_at", "soon", "2020-01-01 00:00:00", null],
      ["on_duplicate", "maybe", "create", COMPUTED],
      ["click_limit", 0, 10, null],
      ["paused", "no", true, false],
      ["tags", "Sale", ["Sale"], []],
      ["notes", 5, "For the flyer", ""],
      ["archived", "no", true, false],
    ],
  },
  {
    name: "tags",
    open: async () => "/tags",
    body: (n) => ({ name: `Tag ${n}` }),
    change: { color: "red" },
    fields: [
      ["name", 5, "Sale", REQUIRED],
      ["color", "pink", "blue", "gray"],
    ],
  },
  {
    name: "domains",
    open: async (api) => {
      // More than one need a plan.
      const { id } = (await api.get("/me")).body;
      await db.account.update({ where: { id }, data: { plan: "business" } });
      return "/domains";
    },
    body: (n) => ({ name: `go-${n}.example.com` }),
    change: { root_url: "https://example.com/changed" },
    fields: [
      ["root_url", "ftp://example.com", "https://example.com/", null],
      ["root_bio_page_id", 0, null, null],
      ["not_found_url", "//example.com", "https://example.com/missing", null],
      ["expired_url", "javascript:alert(1)", "https://example.com/over", null],
      ["primary", "yes", true, false],
    ],
  },
  {
    name: "timers",
    open: async () => "/timers",
    body: (n) => ({ name: `Sale ${n}`, ends_at: inDays(n + 1) }),
    change: { name: "changed" },
    fields: [
      ["name", 5, "Sale", ""],
      ["ends_at", "2027-13-01 00:00:00", inDays(9), REQUIRED],
      ["style", "Boxed", "rounded", "boxed"],
      ["bg", BAD_COLOR, "000000", "ffffff"],
      ["fg", "12345", "ffffff", "1a1d1b"],
      ["accent", 0, "ff0000", "0c6b58"],
      ["width", 199, 200, 600],
      ["units", "smhd", "hms", "dhms"],
      ["show_labels", 1, false, true],
      [
        "labels",
        { days: "x".repeat(17) },
        { days: "T", hours: "S", minutes: "M", seconds: "s" },
        { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" },
      ],
      ["expired_message", "x".repeat(101), "two\nlines", ""],
      ["link_url", "javascript:alert(1)", "https://example.com/", null],
      ["alt_text", "x".repeat(201), "Counter", ""],
    ],
  },
  {
    name: "countdowns",
    open: async () => "/countdowns",
    body: (n) => ({ title: `Launch ${n}`, ends_at: inDays(n + 1) }),
    change: { title: "changed" },
    fields: [
      ["title", "", "Launch", REQUIRED],
      ...alias,
      ["description", "x".repeat(2001), "two\nlines", ""],
      ["ends_at", "2027-01-01T00:00:00Z", inDays(9), REQUIRED],
      ["timezone", "Europe/Nowhere", "Europe/Berlin", "UTC"],
      ["theme", "blue", "dark", "light"],
      ["accent", BAD_COLOR, "ff0000", "0c6b58"],
      ["cta_label", "x".repeat(61), "Go", ""],
      ["cta_url", "mailto:a@example.com", "https://example.com/", null],
      ["expired_action", "explode", "redirect", "message"],
      ["expired_message", "x".repeat(501), "Over", ""],
      ["redirect_url", "//example.com", "https://example.com/next", null],
    ],
  },
  {
    name: "bio pages",
    open: async () => "/bio-pages",
    body: (n) => ({ title: `Page ${n}` }),
    change: { title: "changed" },
    fields: [
      ["title", "", "Ada", REQUIRED],
      ...alias,
      ["description", "x".repeat(501), "two\nlines", ""],
      ["theme", "no such", "midnight", "clean"],
      ["button_style", "round", "pill", "rounded"],
      ["accent", BAD_COLOR, "ff0000", null],
      ["socials", [{ platform: "icq", url: "https://a.b/" }], [{ platform: "x", url: "https://a.b/" }], []],
      ["published", "yes", false, true],
    ],
  },
  {
    name: "bio links",
    open: under("/bio-pages", { title: "Page" }, "links"),
    missing: "/bio-pages/2147483647/links",
    body: (n) => ({ title: `Link ${n}`, url: `https://example.com/${n}` }),
    change: { title: "changed" },
    fields: [
      ["title", "", "Shop", REQUIRED],
      ["url", "ftp://example.com", "tel:112", REQUIRED],
      ["description", "x".repeat(201), "two\nlines", ""],
      ["position", 0, 1, COMPUTED],
      ["active", 1, false, true],
      ["starts_at", "soon", "2020-01-01 00:00:00", null],
      ["ends_at", "later", "2020-01-02 00:00:00", null],
    ],
  },
  {
    name: "menus",
    open: async () => "/menus",
    body: (n) => ({ name: `Menu ${n}` }),
    change: { name: "changed" },
    fields: [
      ["name", "x".repeat(141), "Lola", REQUIRED],
      ["description", "x".repeat(1001), "two\nlines", ""],
      ...alias,
      ["currency", "eur", "EUR", "USD"],
      ["language", "zz", "de", "en"],
      ["theme", "no such", "slate", "paper"],
      ["accent", BAD_COLOR, "ff0000", "a8431f"],
      ["address", "x".repeat(301), "1 Main Street\nTown", ""],
      ["phone", "12", "+44 20 7946 0000", ""],
      ["opening_hours", "x".repeat(501), "Mon\nTue", ""],
      ["tables", ["1", "1"], ["1", "2"], []],
      ["published", 0, false, true],
    ],
  },
  {
    name: "menu items",
    open: under("/menus", { name: "Menu" }, "items"),
    missing: "/menus/2147483647/items",
    body: (n) => ({ name: `Dish ${n}` }),
    change: { name: "changed" },
    fields: [
      ["name", "", "Soup", REQUIRED],
      ["description", "x".repeat(1001), "two\nlines", ""],
      ["category", "a\nb", "Starters", ""],
      ["price", 1.234, 4.5, null],
      // None beside a price; variants.test.ts has the others.
      ["variants", [{ name: "Large" }], [], []],
      ["allergens", ["wheat"], ["milk"], []],
      ["dietary", ["keto"], ["vegan"], []],
      ["marks", ["hot"], ["spicy"], []],
      ["available", "true", false, true],
      ["position", 0, 1, COMPUTED],
    ],
  },
  {
    name: "signatures",
    open: async () => "/signatures",
    body: (n) => ({ full_name: `Person ${n}` }),
    change: { job_title: "changed" },
    fields: [
      ["name", 5, "Mine", COMPUTED],
      ["full_name", "", "Ada", REQUIRED],
      ["job_title", 5, "Chief", ""],
      ["department", "a\nb", "Science", ""],
      ["company", "x".repeat(121), "Engines", ""],
      ["pronouns", [], "she/her", ""],
      ["address", {}, "1 Main Street", ""],
      ["email", "ada", "ada@example.com", ""],
      ["phone", "12", "+44 20 7946 0000", ""],
      ["mobile", true, "+44 20 7946 0001", ""],
      ["website", "example.com", "https://example.com/", null],
      ["logo_url", "data:image/png;base64,AA==", "https://example.com/logo.png", null],
      ["logo_width", 15, 320, 120],
      ["logo_height", 321, 16, 40],
      ["photo_url", "file:///etc/passwd", "https://example.com/photo.png", null],
      ["socials", "x", [{ platform: "x", url: "https://a.b/" }], []],
      ["template", "modern", "compact", "classic"],
      ["primary_color", BAD_COLOR, "ff0000", "0b7f75"],
      ["text_color", "red", "000000", "6b7280"],
      ["font", "comic sans", "georgia", "arial"],
      ["disclaimer", "x".repeat(1001), "Secret", ""],
    ],
  },
];
