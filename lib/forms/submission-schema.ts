import { parseDay } from "@/lib/dates";
import { isShown, STARS } from "@/lib/forms/conditions";
import { inputName } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/options";
import type { Fault, FaultCode } from "@/lib/forms/view";
import { telHref } from "@/lib/validation/phone-numbers";

/** One value: text (also of a choice or a date), a number (also of a rating), the chosen options, or consent. */
export type Answer = string | number | string[] | true;
export type Answers = Record<string, Answer>;

const MAX_LINE_LENGTH = 500;
export const MAX_PARAGRAPH_LENGTH = 5000;

/**
 * Validates submitted text against a form's fields. Drops empty values, and those of hidden fields, which are never
 * required. Faults are by field id.
 */
export function readAnswers(fields: FormField[], body: URLSearchParams) {
  const typed: Record<string, string[]> = {};
  const answers: Answers = {};
  const faults: Record<string, Fault> = {};
  for (const field of fields) {
    const values = body.getAll(inputName(field.id)).map((value) => value.replace(/\r\n?/g, "\n"));
    typed[field.id] = values;
    if (!isShown(field.show_when, answers)) continue;
    const filled = values.map((value) => value.trim()).filter((value) => value !== "");
    if (filled.length === 0) {
      if (field.required) faults[field.id] = { code: MISSING[field.kind] ?? "missing" };
      continue;
    }
    const read = READ[field.kind](filled, field);
    if ("fault" in read) faults[field.id] = read.fault;
    else answers[field.id] = read.answer;
  }
  return { typed, answers, faults };
}

type Read = { answer: Answer } | { fault: Fault };
type Reader = (filled: string[], field: FormField) => Read;

const MISSING: Partial<Record<FormField["kind"], FaultCode>> = {
  choice: "missing_choice",
  checkboxes: "missing_choices",
  rating: "missing_rating",
  consent: "missing_consent",
};

const text =
  (max: number, control: RegExp): Reader =>
  ([value = ""]) => {
    const length = value.length > max * 2 ? Number.POSITIVE_INFINITY : [...value].length;
    if (length > max) return { fault: { code: "long", max } };
    return control.test(value) ? { fault: { code: "invisible" } } : { answer: value };
  };

const line = text(MAX_LINE_LENGTH, /\p{Cc}/u);

const MAX_PHONE_LENGTH = 40;
const MAX_DIGITS = 20;

/** Full-width, Arabic, Persian and Devanagari digits as 0 to 9. */
const latinDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));

/** A phone number as typed, but with plain digits and single spaces. */
const phone: Reader = ([value = ""]) => {
  const plain = value.length <= MAX_PHONE_LENGTH && !/\p{Cc}/u.test(value);
  const number = plain ? latinDigits(value).replace(/\s+/g, " ") : "";
  const dialed = telHref(number);
  return dialed && dialed.replace(/\D/g, "").length <= MAX_DIGITS
    ? { answer: number }
    : { fault: { code: "phone" } };
};

const READ: Record<FormField["kind"], Reader> = {
  text: line,
  paragraph: text(MAX_PARAGRAPH_LENGTH, /[^\P{Cc}\n\t]/u),
  email: ([value = ""]) =>
    value.length <= 254 && /^[^\s@"<>\p{Cc}]{1,64}@[^\s@.,"<>\p{Cc}]+(\.[^\s@.,"<>\p{Cc}]+)+$/u.test(value)
      ? { answer: value }
      : { fault: { code: "email" } },
  phone,
  number: ([value = ""]) =>
    /^[+-]?(\d{1,15}([.,]\d{1,10})?|[.,]\d{1,10})$/.test(value)
      ? { answer: Number(value.replace(",", ".")) }
      : { fault: { code: "number" } },
  choice: ([value = ""], { options }) =>
    options.includes(value) ? { answer: value } : { fault: { code: "choice" } },
  checkboxes: (values, { options }) =>
    values.every((value) => options.includes(value))
      ? { answer: options.filter((option) => values.includes(option)) }
      : { fault: { code: "choices" } },
  rating: ([value = ""], { stars = STARS.usual }) =>
    /^[1-9]\d?$/.test(value) && Number(value) <= stars
      ? { answer: Number(value) }
      : { fault: { code: "rating", max: stars } },
  date: ([value = ""]) => (parseDay(value) ? { answer: value } : { fault: { code: "date" } }),
  consent: () => ({ answer: true }),
};

/** A value as plain text. */
export function answerText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join(", ");
  if (answer === true) return "Yes";
  return answer === undefined || answer === null ? "" : String(answer);
}
