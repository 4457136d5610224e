import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { matchRule, type RoutedVisitor } from "@/lib/routing/match-rules";
import type { Rule } from "@/lib/routing/routing";
import { DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";

const COUNTRIES = ["DE", "AT", "FR", "US"];
const TAGS = ["de", "de-at", "fr", "pt", "pt-br", "zh-hant-tw"];
const LANGUAGES = ["de", "de-AT", "fr", "pt-BR", "zh-TW"];
const NAMES = ["Chrome", "Safari", "curl"];
const QUERIES = ["", "qr=1", "qr=1&a=1", "a=1&a=2", "a=%31", "b", "b=", "A=1"];
const DATES = ["2026-01-01 00:00:00", "2026-06-01 12:00:00", "2026-12-31 23:59:59"];
/** What statistics call a system, and what rules do. */
const CALLED = new Map<string | null, string>([
  ["iOS", "ios"],
  ["Android", "android"],
  ["Windows", "windows"],
  ["macOS", "macos"],
  ["Linux", "linux"],
  ["Chrome OS", "chromeos"],
  ["Tizen", "other"],
  [null, "other"],
]);

/** Before and after Berlin's clocks go forward and back, and around midnight there. */
const MOMENTS = [
  "2026-03-29T00:59:59",
  "2026-03-29T01:00:00",
  "2026-10-25T00:30:00",
  "2026-10-25T01:30:00",
  "2026-11-22T22:59:59",
  "2026-11-22T23:00:00",
  "2026-11-23T00:59:59",
];
const ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC"];
const HOURS = ["01:00-02:00", "02:00-03:00", "22:30-00:15", "23:00-02:30", "00:00-12:00", "18:00-06:00"];

const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const anyOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

const condition = fc.record(
  {
    countries: some(COUNTRIES),
    languages: some(LANGUAGES),
    devices: some(DEVICES),
    systems: some(SYSTEMS),
    browsers: some(NAMES),
    from: anyOf(DATES),
    until: anyOf(DATES),
    query: some([
      { name: "a", value: "1" },
      { name: "a", value: null },
      { name: "b", value: "" },
    ]),
    qr: fc.boolean(),
  },
  { requiredKeys: [] },
);

const schedule = fc.oneof(
  fc.constant({}),
  fc.record(
    { timezone: anyOf(ZONES), days: some([1, 2, 6, 7]), hours: some(HOURS) },
    { requiredKeys: ["timezone"] },
  ),
);

const rulesOf = fc
  .array(fc.tuple(condition, schedule), { minLength: 1, maxLength: 4 })
  .map((all): Rule[] =>
    all.map(([one, times], index) => ({ id: index + 1, url: "", label: "", ...one, ...times })),
  );

const visitorOf = fc.record({
  country: anyOf([...COUNTRIES, "XX", null]),
  languages: fc.subarray(TAGS, { maxLength: 2 }),
  device: anyOf([...DEVICES, null]),
  system: anyOf([...CALLED.keys()]),
  browser: anyOf([...NAMES, "Firefox", null]),
  query: anyOf(QUERIES),
  now: anyOf([
    ...DATES.map((text) => new Date(`${text.replace(" ", "T")}Z`)),
    new Date("2026-06-01T11:59:59.999Z"),
    ...MOMENTS.map((moment) => new Date(`${moment}Z`)),
  ]),
});

/** Whether a day and hours are now, by the clock on the wall there. */
function isNow({ days, hours, timezone }: Rule, now: Date): boolean {
  const [date = "", clock = ""] = now.toLocaleString("sv-SE", { timeZone: timezone ?? "UTC" }).split(" ");
  const [day, time] = [new Date(`${date}T12:00:00Z`).getUTCDay() || 7, clock.slice(0, 5)];
  const isOn = (one: number) => !days || days.includes(one);
  if (!hours) return isOn(day);
  return hours.some((span) => {
    const [start = "", end = ""] = span.split("-");
    if (start < end) return isOn(day) && start <= time && time < end;
    return (isOn(day) && start <= time) || (isOn(day === 1 ? 7 : day - 1) && time < end);
  });
}

/** The rule as it is written, condition by condition. */
function isMet(rule: Rule, visitor: Omit<RoutedVisitor, "languages"> & { languages: string[] }): boolean {
  const { countries, languages, devices, systems, browsers, from, until, query, qr } = rule;
  const moment = (text: string) => Date.parse(`${text.replace(" ", "T")}Z`);
  const sent = new URLSearchParams(visitor.query);
  if (countries && !countries.some((one) => one === visitor.country)) return false;
  if (devices && !devices.some((one) => one === visitor.device)) return false;
  if (systems && !systems.some((one) => one === CALLED.get(visitor.system))) return false;
  if (browsers && !browsers.some((one) => one === visitor.browser)) return false;
  if (from && visitor.now.getTime() < moment(from)) return false;
  if (until && visitor.now.getTime() >= moment(until)) return false;
  if (qr !== undefined && qr !== (sent.get("qr") === "1")) return false;
  if (
    query &&
    !query.some(({ name, value }) =>
      [...sent].some(([n, v]) => n === name && (value === null || v === value)),
    )
  )
    return false;
  if (rule.timezone && !isNow(rule, visitor.now)) return false;
  if (!languages) return true;
  return languages.some((language) => {
    const wanted = new Intl.Locale(language);
    return visitor.languages.some((tag) => {
      const spoken = new Intl.Locale(tag);
      return spoken.language === wanted.language && (!wanted.region || spoken.region === wanted.region);
    });
  });
}

test("the first rule that matches is that of a naive reading, for random rules and visitors", () => {
  const wrong: unknown[] = [];
  fc.assert(
    fc.property(rulesOf, visitorOf, (rules, visitor) => {
      const matched = matchRule(rules, { ...visitor, languages: () => visitor.languages });
      const expected = rules.find((rule) => isMet(rule, visitor));
      if (matched?.id !== expected?.id) wrong.push({ rules, visitor });
    }),
    { numRuns: 10_000 },
  );
  expect(wrong).toEqual([]);
});
