import { z } from "zod";
import { withoutCase } from "@/lib/tags/without-case";
import { name, optional, requiredOr } from "@/lib/validation/fields";
import { check, MISSING } from "@/lib/validation/form-messages";
import { isPrintable } from "@/lib/validation/printable";

export const TAG_COLORS = ["gray", "red", "orange", "yellow", "green", "teal", "blue", "purple"] as const;

/** Maximum tags of a link. */
const MAX_TAGS = 20;

const NAME_RULE = "must be text of 1 to 50 characters, without commas or control characters";

/** The name of a tag, in Unicode's composed form (NFC). docs/contract.md §3. */
const tagName = () =>
  z
    .preprocess(
      (value) => (typeof value === "string" && value.isWellFormed() ? value.normalize("NFC") : value),
      z
        .string({ error: requiredOr(NAME_RULE) })
        .trim()
        .superRefine(check(NAME_RULE, nameProblem)),
    )
    .meta({ description: NAME_RULE, minLength: 1, maxLength: 50, pattern: "^[^,]*$" });

function nameProblem(value: string): string | undefined {
  const length = value.length > 100 ? 51 : [...value].length;
  if (length === 0) return MISSING;
  if (length > 50) return "Enter at most 50 characters";
  if (value.includes(",")) return "Remove the comma";
  return isPrintable(value) ? undefined : "Remove the characters that can't be displayed";
}

/** The tags of a link by name, unique in any letter case. */
export function tagNames() {
  const rule = `must be a list of at most ${MAX_TAGS} different tag names`;
  return z
    .array(tagName(), { error: requiredOr(rule) })
    .max(MAX_TAGS, rule)
    .superRefine(
      check(rule, (names) =>
        new Set(names.map(withoutCase)).size === names.length ? undefined : "Add each tag only once",
      ),
    )
    .meta({ description: rule });
}

export const tagShape = { name: tagName(), color: optional(name(TAG_COLORS), "gray") };
