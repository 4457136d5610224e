import { z } from "zod";
import { STARS } from "@/lib/forms/conditions";
import { type FormField, KINDS } from "@/lib/forms/options";

// Not `formFields()`, which validates what an owner sends: a stored form must stay readable after limits change, and
// may have more retired fields than `MAX_FIELDS`.
const storedField = z.object({
  id: z.string(),
  kind: z.enum(KINDS).catch("text"),
  label: z.string().catch(""),
  help: z.string().catch(""),
  required: z.boolean().catch(false),
  options: z.array(z.string()).catch([]),
  stars: z.int().min(1).max(STARS.max).optional().catch(undefined),
  show_when: z
    .object({ field: z.string(), values: z.array(z.string()) })
    .optional()
    .catch(undefined),
});

/** The fields in a stored JSON value, however many. Never throws; entries without an id are dropped. */
export function readStoredFields(value: unknown): FormField[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => storedField.safeParse(entry).data ?? []);
}
