import { z } from "zod";
import { requiredOr } from "@/lib/validation/fields";
import { check, ruleIssue } from "@/lib/validation/form-messages";

// Fields that depend on the locale. Safe in the browser.

/** An amount of money from 0 to `max` and 99 hundredths, as decimal text: never a binary float. */
export function money(max: number) {
  const rule = `must be a number from 0 to ${max}.99 with at most 2 decimals`;
  const amount = new RegExp(`^\\d{1,${String(max).length}}(\\.\\d{1,2})?$`);
  return z
    .number({ error: requiredOr(rule) })
    .meta({ description: rule, minimum: 0, maximum: max + 0.99 })
    .transform(String)
    .superRefine(
      check(rule, (value) =>
        amount.test(value)
          ? undefined
          : `Enter an amount from 0 to ${max.toLocaleString("en")}.99 with at most 2 decimals`,
      ),
    );
}

// ISO 639-1, including former codes, which are read as their successors. Fixed here, so that what is valid doesn't
// depend on the runtime.
const LINES = [
  "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz",
  "ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik",
  "in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg",
  "mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro",
  "ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty",
  "ug uk ur uz ve vi vo wa wo xh yi yo za zh zu",
];

const LANGUAGES: readonly string[] = LINES.flatMap((line) => line.split(" "));

const known = new Set(LANGUAGES);
const LONG_TAG = "^([A-Za-z]{3}|[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})+)$";

/** A language tag (BCP 47) in canonical form: `pt-br` becomes `pt-BR`. */
export function language() {
  const rule = "must be a BCP 47 language tag like en, de or pt-BR, of at most 35 characters";
  const tags = [
    { type: "string", enum: LANGUAGES },
    { type: "string", pattern: LONG_TAG, examples: ["pt-BR", "zh-Hant", "tlh"] },
  ];
  return z
    .string({ error: requiredOr(rule) })
    .meta({ description: rule, maxLength: 35, anyOf: tags, component: "Language" })
    .transform((value, context) => {
      const tag = knownLanguage(value.trim());
      if (tag) return tag;
      context.addIssue(ruleIssue(rule, "Choose a language from the list"));
      return z.NEVER;
    });
}

/** A language tag in canonical form; undefined for an unknown one. */
export function knownLanguage(tag: string): string | undefined {
  const [primary = ""] = tag.toLowerCase().split("-");
  // Two-letter codes are checked against the list; the thousands of three-letter codes are accepted as they are.
  if (tag.length > 35 || !(primary.length === 3 || known.has(primary))) return undefined;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return undefined;
  }
}
