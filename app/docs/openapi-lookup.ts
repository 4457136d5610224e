import type { Operation } from "@/lib/openapi/builder/operation";
import { apiDocument } from "@/lib/openapi/document";
import { type Row, rowsOf } from "./schema-rows";

// Statuses, headers and examples from the OpenAPI document.

const document = apiDocument();

/** The value at a path of the document, following $refs. */
function at(...steps: string[]): unknown {
  let value: unknown = document;
  for (const step of steps) {
    value = Object(value)[step];
    const { $ref } = Object(value);
    if (typeof $ref === "string") value = at(...$ref.replace("#/", "").split("/"));
  }
  return value;
}

const shown = (example: unknown): string => JSON.stringify(example, null, 2);

/** One response status of an operation. */
export type Status = { status: string; description: string; codes: string[]; example?: string };

/** Every status of an operation, with its error codes or an example. */
export const statusesOf = ({ path, method }: Operation): Status[] =>
  Object.keys(Object(at("paths", path, method, "responses"))).map((status) => {
    const { description, content } = Object(at("paths", path, method, "responses", status));
    const { schema, example } = Object(Object(content)["application/json"]);
    const codes = Object(Object(schema).properties).error?.enum ?? [];
    return { status, description, codes, ...(example && codes.length === 0 && { example: shown(example) }) };
  });

/** The request headers of an operation besides Authorization. */
export function headersOf({ path, method }: Operation): Row[] {
  const parameters: unknown[] = Object(at("paths", path, method)).parameters ?? [];
  const headers = parameters.map(Object).filter((parameter) => parameter.in === "header");
  const properties = headers.map(({ name, description, schema }) => [name, { ...schema, description }]);
  return rowsOf({ properties: Object.fromEntries(properties) });
}

/** The example payload of an event. */
export const sentExample = (event: string): string =>
  shown(Object(at("webhooks", event, "post", "requestBody", "content", "application/json")).example);
