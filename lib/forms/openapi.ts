import { z } from "zod";
import { KINDS } from "@/lib/forms/options";
import type { EventDescription } from "@/lib/openapi/builder/operation";
import { dateTimeField, id, textLike } from "@/lib/openapi/builder/response-schemas";

const answer = z.object({
  label: textLike("How many of you?"),
  type: z.enum(KINDS),
  value: z
    .union([z.string(), z.number(), z.array(z.string()), z.literal(true)])
    .meta({ description: "A number for `number` and `rating`, a list for `checkboxes`, true for `consent`" }),
  truncated: z
    .literal(true)
    .optional()
    .meta({ description: "Present when the value was truncated, for submissions over 256 KiB" }),
});

export const formEvents: EventDescription[] = [
  {
    event: "form.submitted",
    summary: "A visitor submitted a form; contains the answers to the fields that were filled in",
    data: {
      form: z.object({ id: id(), title: textLike("Table reservation"), slug: textLike("reservation") }),
      submission: z.object({ id: id(), created_at: dateTimeField(), answers: z.array(answer) }),
    },
  },
];
