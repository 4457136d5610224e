import { AppError, notFound } from "@/lib/errors";
import { readId } from "@/lib/http/ids";
import type { Fields } from "@/lib/validate";

// What a server action is called with comes from outside, whatever its types say.

/** The id that an action was called with. Throws `not_found`. */
export function idOf(value: unknown): number {
  const id = readId(typeof value === "number" ? String(value) : value);
  if (id === undefined) throw notFound("No resource");
  return id;
}

/** The fields that an action was called with. Throws `invalid_json` when it is no object. */
export function fieldsOf(value: unknown): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  throw new AppError("invalid_json", "Fields must be an object");
}
