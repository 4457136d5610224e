import type { JsonSchema } from "@/lib/openapi/builder/json-schema";

/** A row of a field table. */
export type Row = {
  name: string;
  type: string;
  required: boolean;
  about: string;
  choices: string[];
  fallback?: string;
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Flattens an object schema; nested fields get their path: `socials[].url`. */
export function rowsOf(schema: unknown, prefix = ""): Row[] {
  if (!isSchema(schema)) return [];
  const required = new Set(list(schema.required));
  return Object.entries(Object(schema.properties)).flatMap(([name, field]): Row[] => {
    if (!isSchema(field)) return [];
    const path = `${prefix}${name}`;
    const inner = isSchema(field.items) ? rowsOf(field.items, `${path}[].`) : rowsOf(field, `${path}.`);
    return [rowOf(path, field, required.has(name)), ...inner];
  });
}

function rowOf(name: string, field: JsonSchema, required: boolean): Row {
  const type = typeOf(field);
  const choices = [field, field.items, ...list(field.anyOf)].flatMap((form) =>
    isSchema(form) ? list(form.enum) : [],
  );
  return {
    name,
    type,
    required,
    about: typeof field.description === "string" ? field.description : "",
    choices: choices.filter((choice) => choice !== null).map(String),
    ...(field.default !== undefined && { fallback: JSON.stringify(field.default) }),
  };
}

function typeOf({ type, anyOf, items }: JsonSchema): string {
  const names =
    type === undefined
      ? list(anyOf).flatMap((one) => (isSchema(one) ? list([one.type].flat()) : []))
      : [type].flat();
  const shown = names.map((name) => (name === "array" ? `list of ${plural(items)}` : String(name ?? "any")));
  return shown.join(" or ");
}

const plural = (items: unknown): string =>
  isSchema(items) && typeof items.type === "string" ? `${items.type}s` : "objects";
