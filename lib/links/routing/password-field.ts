import { z } from "zod";
import { check } from "@/lib/validation/form-messages";
import { isPrintable } from "@/lib/validation/printable";

/** A link's password, 4 to 128 characters, exactly as typed. docs/contract.md §3. */
export function password() {
  const rule = "must be text of 4 to 128 characters, without control characters";
  return z
    .string({ error: rule })
    .superRefine(
      check(rule, (value) => {
        const length = value.length > 256 ? 129 : [...value].length;
        if (length < 4) return "Enter at least 4 characters";
        if (length > 128) return "Enter at most 128 characters";
        // The form couldn't send a line break.
        return isPrintable(value) ? undefined : "Remove the characters that can't be displayed";
      }),
    )
    .meta({ description: rule, minLength: 4, maxLength: 128, writeOnly: true });
}
