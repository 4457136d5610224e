import { expect, test } from "@playwright/test";
import { visitorLanguage } from "@/lib/visitors/request/language";

const CASES: [header: string | null | undefined, language: string][] = [
  [undefined, "en"],
  [null, "en"],
  ["", "en"],
  ["de", "de"],
  ["DE-at", "de"],
  ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
  ["iw-IL", "he"],
  ["en-US,en;q=0.9,de;q=0.8", "en"],
  ["de;q=0.8, fr;q=0.9", "fr"],
  ["fr;q=0.5,de;q=0.5", "fr"],
  ["de ; q=0.5 , nl ; q = 0.7", "nl"],
  ["de-AT;q=0.2, de;q=0.9, fr;q=0.8", "de"],
  // Not translated: the next one that is, else English.
  ["zh-TW,zh;q=0.9,ja;q=0.8", "ja"],
  ["zh-CN", "en"],
  ["tlh,sk;q=0.9", "en"],
  // Refused.
  ["de;q=0", "en"],
  ["de;q=0,fr;q=0.1", "fr"],
  ["de;q=0.000,*", "en"],
  ["en;q=0,de;q=0.1", "de"],
  // Any other.
  ["*", "en"],
  ["de,*;q=0.5", "de"],
  ["de;q=0.3,*;q=0.8", "en"],
  ["*;q=0,sv;q=0.1", "sv"],
  // Malformed members are skipped.
  ["de;q=2,fr;q=0.1", "fr"],
  ["de;q=0.1234,it;q=0.2", "it"],
  ["de;q=-1, es", "es"],
  ["de;level=1;q=1,pl;q=0.5", "pl"],
  [";;;,,,=,q=1", "en"],
  ["de_DE, cs", "cs"],
  ["\u0000de", "en"],
  ["constructor,__proto__,toString", "en"],
  ["ден,uk;q=0.1", "uk"],
  // Bounded: a header with 500 members is read as far as its first 512 characters.
  [Array.from({ length: 500 }, (_, n) => `x${n};q=0.1`).join(","), "en"],
  [`da;q=0.1,${Array.from({ length: 500 }, () => "tlh").join(",")},de`, "da"],
];

for (const [header, language] of CASES)
  test(`a visitor with ${JSON.stringify(header)?.slice(0, 60)} reads ${language}`, () => {
    expect(visitorLanguage(header)).toBe(language);
    expect(visitorLanguage(header), "from memory").toBe(language);
  });
