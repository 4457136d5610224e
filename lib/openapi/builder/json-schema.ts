import { z } from "zod";
import type { Fields } from "@/lib/validation/validate";

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = { [key: string]: unknown };

type Shape = Readonly<Record<string, z.ZodType>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Create, update and list share most fields of a resource.
const known = new WeakMap<z.ZodType, JsonSchema>();

/** The input of a zod schema as JSON Schema. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const json = known.get(schema) ?? convert(schema);
  known.set(schema, json);
  return json;
}

function convert(schema: z.ZodType): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const tidied = simplify(json);
  return isSchema(tidied) ? withInnerSentences(tidied) : {};
}

const sentenceOf = (rule: string): string => `${rule[0]?.toUpperCase()}${rule.slice(1)}.`;

/** With the rules of inner fields as sentences. The outer rule stays as it is: it is also part of an error message. */
const withInnerSentences = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, asSentences(inner)]));

function asSentences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSentences);
  if (!isSchema(value)) return value;
  const { description } = value;
  const isRule = typeof description === "string" && description.startsWith("must ");
  return { ...withInnerSentences(value), ...(isRule && { description: sentenceOf(description) }) };
}

/**
 * A request body with these fields. None is required when `partial`. `about` describes single fields, before their
 * rule.
 */
export function toBodySchema(shape: Shape, { partial = false, about = {} }: BodyOptions = {}): JsonSchema {
  const properties = Object.entries(shape).map(([name, field]): [string, JsonSchema] => {
    const schema = toJsonSchema(field);
    return [name, { ...schema, description: explain(about[name], schema.description) }];
  });
  const required = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success);
  return {
    type: "object",
    properties: Object.fromEntries(partial ? properties.map(withoutDefault) : properties),
    ...(!partial && required.length > 0 && { required: required.map(([name]) => name) }),
  };
}

export type BodyOptions = { partial?: boolean; about?: Readonly<Record<string, string>> };

const withoutDefault = ([name, schema]: [string, JsonSchema]): [string, JsonSchema] => {
  const { default: _default, ...rest } = schema;
  return [name, rest];
};

function explain(about: string | undefined, rule: unknown): string {
  const sentence = typeof rule === "string" && rule ? sentenceOf(rule) : "";
  return [about, sentence].filter(Boolean).join(" ");
}

/** Simplifies zod's output: null becomes one more type, and the fallback of `optional` the default. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (!isSchema(value)) return value;
  const { fallback, empty, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, simplify(inner)]),
  );
  const merged = withNull(rest);
  const free = empty ? withoutForm(merged) : merged;
  return fallback === undefined || fallback === null ? free : { ...free, default: fallback };
}

function withNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [main, nothing]: unknown[] = anyOf;
  if (!isSchema(main) || !isSchema(nothing) || nothing.type !== "null" || typeof main.type !== "string")
    return schema;
  const choices = Array.isArray(main.enum) && { enum: [...main.enum, null] };
  return { ...main, ...rest, type: [main.type, "null"], ...choices };
}

const withoutForm = ({
  format: _format,
  pattern: _pattern,
  minLength: _least,
  ...rest
}: Fields): JsonSchema => rest;

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Hoists named parts of a schema: each `component` once into `shared`, replaced by a `$ref`. */
export function share(value: unknown, shared: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((inner) => share(inner, shared));
  if (!isSchema(value)) return value;
  const { component, description, default: fallback, ...rest } = value;
  if (typeof rest.$ref === "string")
    return { $ref: rest.$ref, ...(description !== undefined && { description }) };
  if (typeof component !== "string")
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, share(inner, shared)]));
  const { type, enum: names, ...form } = rest;
  const nullable = Array.isArray(type);
  const set = Array.isArray(names) && { enum: names.filter((name) => name !== null) };
  shared[component] = { type: nullable ? type[0] : type, ...form, ...set };
  const ref = schemaRef(component);
  return {
    ...(nullable ? { anyOf: [ref, { type: "null" }] } : ref),
    description,
    ...(fallback !== undefined && { default: fallback }),
  };
}
