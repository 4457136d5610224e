import { z } from "zod";
import { CURRENCIES } from "@/lib/menus/currencies";
import { ALLERGENS, DIETARY, MARKS, MAX_TABLES, MAX_VARIANTS, THEMES } from "@/lib/menus/options";
import { phone } from "@/lib/validation/contact";
import {
  alias,
  color,
  flag,
  name,
  optional,
  optionalText,
  position,
  subset,
  text,
} from "@/lib/validation/fields";
import { check, ruleIssue } from "@/lib/validation/form-messages";
import { language, money } from "@/lib/validation/locale";
import type { FieldError } from "@/lib/validation/validate";

const code = "must be the ISO 4217 code of a currency in use, three capital letters like EUR";
const currency = () =>
  z
    .string({ error: code })
    .trim()
    .superRefine(
      check(code, (value) =>
        CURRENCIES.includes(value) ? undefined : "Choose a currency from the list, like EUR",
      ),
    )
    .meta({ description: code, enum: CURRENCIES, component: "Currency" });

function tables() {
  const rule = `must be a list of at most ${MAX_TABLES} distinct labels of 1 to 20 characters`;
  const labels = z.array(text(20, { min: 1 })).max(MAX_TABLES);
  const items = { type: "string", minLength: 1, maxLength: 20 };
  const form = { type: "array", items, maxItems: MAX_TABLES, uniqueItems: true };
  return z
    .unknown()
    .meta({ description: rule, ...form })
    .transform((value, context) => {
      const { data } = labels.safeParse(value);
      if (data && new Set(data).size === data.length) return data;
      context.addIssue(
        ruleIssue(rule, `Enter at most ${MAX_TABLES} different tables of 1 to 20 characters each`),
      );
      return z.NEVER;
    });
}

const price = () => money(999_999_999);

/** Named prices of an item, like small and large, in the owner's order. */
function variants() {
  const rule = `must be a list of at most ${MAX_VARIANTS} objects with name and price`;
  const variant = z.object(
    { name: text(40, { min: 1 }), price: price() },
    { error: "must be an object with name and price" },
  );
  return z.array(variant, { error: rule }).max(MAX_VARIANTS, rule);
}

const NONE: string[] = [];
const NO_VARIANTS: { name: string; price: string }[] = [];

/** A menu's fields, in the order of docs/contract.md §7. */
export const menuShape = {
  name: text(140, { min: 1 }),
  description: optional(text(1000, { lines: true }), ""),
  alias: optional(alias(), null),
  slug: optional(alias(), null),
  currency: optional(currency(), "USD"),
  language: optional(language(), "en"),
  theme: optional(name(THEMES), "paper"),
  accent: optional(color(), "a8431f"),
  address: optional(text(300, { lines: true }), ""),
  phone: optionalText(phone()),
  opening_hours: optional(text(500, { lines: true }), ""),
  tables: optional(tables(), NONE),
  published: optional(flag(), true),
};

/** An item's fields, in the order of docs/contract.md §7. */
export const itemShape = {
  name: text(140, { min: 1 }),
  description: optional(text(1000, { lines: true }), ""),
  category: optional(text(140), ""),
  price: optional(price(), null),
  variants: optional(variants(), NO_VARIANTS),
  allergens: optional(subset(ALLERGENS), NONE),
  dietary: optional(subset(DIETARY), NONE),
  marks: optional(subset(MARKS), NONE),
  available: optional(flag(), true),
  position: position(),
};

type Priced = { price?: unknown; variants?: readonly unknown[] };

/** An item has one price, or variants with a price each. */
export function* priceFaults({ price: own, variants: named = [] }: Priced): Generator<FieldError<"price">> {
  if (own === null || own === undefined || named.length === 0) return;
  yield [
    "price",
    "must be null for an item with variants: each variant has its own price",
    "Leave this blank: each variant has its own price",
  ];
}
