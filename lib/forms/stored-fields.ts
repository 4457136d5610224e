import { z } from "zod";
import { type FormField, KINDS } from "@/lib/forms/schema";

// Not `formFields()`: that judges what an owner sends. A stored form must stay readable after its limits change, and
// its retired fields may number more than one form may ask.
const storedField = z.object({
  id: z.string(),
  kind: z.enum(KINDS).catch("text"),
  label: z.string().catch(""),
  help: z.string().catch(""),
  required: z.boolean().catch(false),
  options: z.array(z.string()).catch([]),
});

/** The fields in a stored JSON value, however many there are. Never throws; an entry without an id is left out. */
export function readStoredFields(value: unknown): FormField[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => storedField.safeParse(entry).data ?? []);
}
