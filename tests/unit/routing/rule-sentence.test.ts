import { expect, test } from "@playwright/test";
import { ruleSentence } from "@/app/dashboard/links/routing/rule-sentence";

type DraftRule = Parameters<typeof ruleSentence>[0];

const rule = (conditions: Partial<DraftRule>): DraftRule => ({ id: 1, url: "", label: "", ...conditions });

const SENTENCES: readonly [conditions: Partial<DraftRule>, sentence: string][] = [
  [{ countries: ["DE", "AT"] }, "In Germany or Austria"],
  [{ countries: ["US", "GB", "NL"] }, "In the United States, the United Kingdom or the Netherlands"],
  [{ systems: ["linux", "other"] }, "Using Linux or another system"],
  [{ devices: ["mobile", "tv"] }, "On mobile or TV"],
  [{ hours: ["09:00-12:00"], timezone: "UTC" }, "Between 09:00 and 12:00 (UTC)"],
  [
    { hours: ["09:00-12:00", "14:00-18:00"], days: [6, 7], timezone: "UTC" },
    "On weekends between 09:00 and 12:00 or between 14:00 and 18:00 (UTC)",
  ],
  [{ query: [{ name: "ref", value: null }], qr: true }, "With ?ref, from a QR code"],
  [{}, "No conditions yet"],
];

for (const [conditions, sentence] of SENTENCES)
  test(`a rule reads “${sentence}”`, () => {
    expect(ruleSentence(rule(conditions), "en")).toBe(sentence);
  });

test("names of countries follow the locale, without an English article", () => {
  expect(ruleSentence(rule({ countries: ["US"] }), "de")).toBe("In Vereinigte Staaten");
});
