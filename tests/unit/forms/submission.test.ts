import { expect, test } from "@playwright/test";
import { inputName } from "@/lib/forms/input-names";
import type { FormField, Kind } from "@/lib/forms/options";
import { readAnswers } from "@/lib/forms/submission-schema";

const options = ["Red", "Green, or so", "“Blue”"];

function read(kind: Kind, values: string[], required = false) {
  const field: FormField = { id: "x", kind, label: "X", help: "", required, options };
  const body = new URLSearchParams(values.map((value) => [inputName("x"), value]));
  const { answers: responses, faults } = readAnswers([field], body);
  return "x" in faults ? "fault" : responses.x;
}

const CASES: [Kind, string[], unknown][] = [
  ["text", [" Ada "], "Ada"],
  ["text", ["=1+1"], "=1+1"],
  ["text", ["<b>&\"'"], "<b>&\"'"],
  ["text", ["x".repeat(500)], "x".repeat(500)],
  ["text", ["x".repeat(501)], "fault"],
  ["text", ["😀".repeat(500)], "😀".repeat(500)],
  ["text", ["😀".repeat(501)], "fault"],
  ["text", ["a\nb"], "fault"],
  ["text", ["a\u0000b"], "fault"],
  ["text", ["   "], undefined],
  ["paragraph", ["one\r\ntwo\rthree\n"], "one\ntwo\nthree"],
  ["paragraph", ["x".repeat(5000)], "x".repeat(5000)],
  ["paragraph", ["x".repeat(5001)], "fault"],
  ["paragraph", ["a\u0000b"], "fault"],
  ["email", ["ada@example.com"], "ada@example.com"],
  ["email", ["ada+tag@mail.example.co.uk"], "ada+tag@mail.example.co.uk"],
  ["email", ["jörg@müller.example"], "jörg@müller.example"],
  ["email", ["ada"], "fault"],
  ["email", ["ada@example"], "fault"],
  ["email", ["a@b@example.com"], "fault"],
  ["email", ["ada@example..com"], "fault"],
  ["email", ["ada @example.com"], "fault"],
  ["email", ["a@b.com, c@d.com"], "fault"],
  ["email", ["<ada@example.com>"], "fault"],
  ["number", ["42"], 42],
  ["number", ["-3.5"], -3.5],
  ["number", ["3,5"], 3.5],
  ["number", [".5"], 0.5],
  ["number", ["0"], 0],
  ["number", ["1e9"], "fault"],
  ["number", ["0x10"], "fault"],
  ["number", ["Infinity"], "fault"],
  ["number", ["1,000,000"], "fault"],
  ["number", ["ten"], "fault"],
  ["choice", ["Red"], "Red"],
  ["choice", ["red"], "fault"],
  ["choice", ["Purple"], "fault"],
  ["checkboxes", ["“Blue”", "Red"], ["Red", "“Blue”"]],
  ["checkboxes", ["Red", "Red"], ["Red"]],
  ["checkboxes", ["Red", "Purple"], "fault"],
  ["date", ["2028-02-29"], "2028-02-29"],
  ["date", ["2026-02-29"], "fault"],
  ["date", ["29.02.2028"], "fault"],
  ["consent", ["yes"], true],
  ["phone", [" +44  20 7946\u00a00000 "], "+44 20 7946 0000"],
  ["phone", ["(030) 123 45-67"], "(030) 123 45-67"],
  ["phone", ["1-800-FLOWERS"], "1-800-FLOWERS"],
  ["phone", ["٠٣٠ ١٢٣٤"], "030 1234"],
  ["phone", ["۰۳۰ ۱۲۳۴"], "030 1234"],
  ["phone", ["०३० १२३४"], "030 1234"],
  ["phone", ["０３０ １２３４"], "030 1234"],
  ["phone", ["12"], "fault"],
  ["phone", ["ask my wife"], "fault"],
  ["phone", ["1".repeat(21)], "fault"],
  ["phone", [`1234${" ".repeat(40)}5`], "fault"],
  ["phone", ["123\u00004567"], "fault"],
  ["phone", ["123\r\nBcc: 4567"], "fault"],
  ["rating", ["1"], 1],
  ["rating", ["5"], 5],
  ["rating", ["0"], "fault"],
  ["rating", ["6"], "fault"],
  ["rating", ["05"], "fault"],
  ["rating", ["3.5"], "fault"],
];

for (const [kind, values, response] of CASES) {
  test(`${kind} reads ${JSON.stringify(values).slice(0, 40)} as ${JSON.stringify(response)?.slice(0, 40)}`, () => {
    expect(read(kind, values)).toEqual(response);
  });
}

test("rejects missing required values and accepts missing optional ones", () => {
  for (const kind of [
    "text",
    "email",
    "number",
    "paragraph",
    "choice",
    "checkboxes",
    "date",
    "consent",
    "phone",
    "rating",
  ] as const) {
    for (const nothing of [[], [""], [" \t "]]) {
      expect(read(kind, nothing, true), kind).toBe("fault");
      expect(read(kind, nothing, false), kind).toBe(undefined);
    }
  }
});
