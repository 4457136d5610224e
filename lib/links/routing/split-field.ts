import { z } from "zod";
import { MAX_LABEL_LENGTH, MAX_VARIANTS, MIN_VARIANTS, variantLetter } from "@/lib/links/routing/options";
import { unknownFieldOr } from "@/lib/links/routing/unknown-field";
import { httpUrl, integer, text } from "@/lib/validation/fields";
import { ruleIssue } from "@/lib/validation/form-messages";

const members = {
  id: z
    .unknown()
    .optional()
    .meta({ description: "Sent back to keep the variant's statistics", type: "integer" }),
  url: httpUrl(),
  label: text(MAX_LABEL_LENGTH)
    .nullish()
    .transform((value) => value ?? ""),
  weight: integer(1, 100),
};

const variant = () =>
  z.strictObject(members, {
    error: unknownFieldOr("must be an object with url and weight", Object.keys(members)),
  });

/** A variant as sent. */
export type SentVariant = z.output<ReturnType<typeof variant>>;

/** Shares of the visitors, in percent. Default labels are A, B … docs/contract.md §3. */
export function split() {
  const message = `must be a list of ${MIN_VARIANTS} to ${MAX_VARIANTS} objects with url and weight`;
  return z
    .array(variant(), { error: message })
    .min(MIN_VARIANTS, message)
    .max(MAX_VARIANTS, message)
    .transform((sent) => sent.map((one, index) => ({ ...one, label: one.label || variantLetter(index) })))
    .superRefine((sent, context) => {
      const sum = sent.reduce((total, { weight }) => total + weight, 0);
      if (sum !== 100)
        context.addIssue(
          ruleIssue(
            `must have weights that sum to 100, not ${sum}`,
            `The shares add up to ${sum}%, not 100%`,
          ),
        );
      const again = sent.findIndex(
        ({ label }, index) => sent.findIndex((one) => one.label === label) < index,
      );
      if (again >= 0)
        context.addIssue({
          ...ruleIssue("is the label of another variant", "Choose a different label"),
          path: [again, "label"],
        });
    })
    .meta({ description: message });
}
