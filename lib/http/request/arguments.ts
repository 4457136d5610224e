import { AppError, notFound } from "@/lib/errors";
import { readId } from "@/lib/http/request/ids";
import type { Fields } from "@/lib/validation/validate";

// Path parameters, bodies and server action arguments are untrusted, whatever their types say.

/** Reads an id. Throws `not_found`. */
export function idOf(value: unknown): number {
  const id = readId(typeof value === "number" ? String(value) : value);
  if (id === undefined) throw notFound();
  return id;
}

/** Reads the ids of a path by name. Throws `not_found`. */
export const idsOf = (params: Readonly<Record<string, unknown>> = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, idOf(value)]));

/** Reads the fields of an object. Throws `invalid_json` when it isn't one. */
export function fieldsOf(value: unknown, whole = "What is sent"): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  throw new AppError("invalid_json", `${whole} must be a JSON object`);
}
