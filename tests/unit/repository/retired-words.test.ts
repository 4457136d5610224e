import { expect, test } from "@playwright/test";
import { files, text } from "@/tests/support/source-tree";

/** Words that the interface once used, each with its replacement. */
const RETIRED: readonly [RegExp, string][] = [
  [/\b(?:re)?made\b/i, "create"],
  [/\bmake (?:an?|the|another|link|account|key|page|menu|form|webhook|signature)\b/i, "create"],
  [/\bcounters?\b/i, "email timer"],
  [/\b(?:leads? (?:to|on)|led on)\b/i, "destination, redirect"],
  [/\bbegins?\b/i, "start"],
  [/\bopenings\b/i, "views"],
  [/\bimage loads?\b/i, "views"],
  [/\blets? through\b/i, "click limit"],
  [/\be-mails?\b/i, "email"],
  [/\bused up\b/i, "limit reached"],
  [/\bswitched off\b/i, "paused"],
  [/\bmodules\b/i, "foreground"],
  [/\bleft empty\b/i, "leave blank"],
  [/\brefusals?\b/i, "error"],
  [/\bredeliver\b/i, "resend"],
  [/\bas the system has it\b/i, "system"],
  [/\bcannot\b/i, "can't"],
];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const IMPORTS = /\bfrom "[^"\n]*"|\bimport\(?\s*"[^"\n]*"/g;
const TEXTS = /"([^"\n]*)"|`([^`]*)`|[>}]([^<>{}=;()]+)[<{]/g;

/** String literals and JSX texts. Skips CSS and scripts of the public pages, which are long templates with lines of code. */
const textsOf = (source: string): string[] =>
  [...source.replace(COMMENTS, "").replace(IMPORTS, "").matchAll(TEXTS)]
    .map(([, literal, template, jsx]) => literal ?? template ?? jsx ?? "")
    .filter((found) => /[A-Z ]/.test(found) && !/[{;]\s*\n/.test(found));

test("no text of the interface uses a retired word", () => {
  const seen = files
    .filter((file) => /^(app|components)\//.test(file))
    // These words are English.
    .filter((file) => !/^components\/pages\/words\/(?!en\.)[a-z]{2}\.ts$/.test(file))
    .flatMap((file) =>
      textsOf(text.get(file) ?? "").flatMap((string) =>
        RETIRED.filter(([word]) => word.test(string)).map(
          ([word, instead]) => `${file}: ${string.trim().slice(0, 80)} (${word}: say ${instead})`,
        ),
      ),
    );
  expect(seen).toEqual([]);
});
