import { type JsonSchema, toBodySchema, toJsonSchema } from "@/lib/openapi/builder/json-schema";
import type { Named, Shape } from "@/lib/openapi/builder/operation";

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * An example response: known values, else each field's own example, null where allowed, or its minimum. Optional
 * fields only when `whole`.
 */
export function exampleOf({ schema, known = {} }: Named, whole: boolean): unknown {
  const sampled = sample(toJsonSchema(schema), whole);
  if (!isObject(sampled)) return sampled;
  const named = Object.entries(known).filter(([name]) => name in sampled);
  return { ...sampled, ...Object.fromEntries(named) };
}

function sample(schema: unknown, whole: boolean): unknown {
  if (!isObject(schema)) return null;
  const {
    type,
    examples,
    const: only,
    enum: names,
    properties,
    required,
    items,
    minimum,
    format,
    anyOf,
  } = schema;
  const [first] = [...list(examples), ...(only === undefined ? [] : [only]), ...list(names)];
  if (first !== undefined) return first;
  if (Array.isArray(type)) return null;
  const [choice] = list(anyOf);
  if (choice !== undefined) return sample(choice, whole);
  if (type === "array") return [sample(items, whole)];
  if (type === "object")
    return Object.fromEntries(
      Object.entries(Object(properties))
        .filter(([name]) => whole || list(required).includes(name))
        .map(([name, inner]) => [name, sample(inner, whole)]),
    );
  if (type === "integer" || type === "number") return minimum ?? 0;
  if (type === "boolean") return true;
  return format === "date" ? "2026-11-21" : "";
}

/** The known values of a resource created with this body: what was sent, and defaults. */
export function knownOf(shape: Shape, body: object): object {
  const fields: [string, unknown][] = Object.entries(Object(toBodySchema(shape).properties));
  const defaults = fields.flatMap(([name, field]): [string, unknown][] =>
    isObject(field) && field.default !== undefined ? [[name, field.default]] : [],
  );
  const known: JsonSchema = { ...Object.fromEntries(defaults), ...body };
  return { ...known, ...(typeof known.alias === "string" && { slug: known.alias }) };
}
