import {
  ERROR_RESPONSES,
  type ErrorResponseCode,
  errorSchema,
  headerRefs,
  RATE_HEADERS,
  responseName,
} from "@/lib/openapi/builder/errors";
import { exampleOf } from "@/lib/openapi/builder/example";
import { type JsonSchema, schemaRef, toJsonSchema } from "@/lib/openapi/builder/json-schema";
import type { Operation, Reply, Shape } from "@/lib/openapi/builder/operation";

/** All responses of an operation by status: success, field errors, and other errors. */
export function responses(operation: Operation): JsonSchema {
  const codes = errorsOf(operation);
  const faults = fieldErrorsOf(operation);
  const refused = codes.map((code): [string, JsonSchema] => [
    String(ERROR_RESPONSES[code].status),
    { $ref: `#/components/responses/${responseName(code)}` },
  ]);
  return Object.fromEntries([
    ...Object.entries(operation.replies).map(([status, reply]) => [status, accepted(operation, reply)]),
    ...(faults.length ? [["422", fieldErrorResponse(operation, faults)]] : []),
    ...refused,
  ]);
}

function errorsOf({ open, path, body, errors = [] }: Operation): ErrorResponseCode[] {
  if (open) return ["internal_error"];
  return [
    "unauthorized",
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(body ? (["invalid_json", "payload_too_large", "unsupported_media_type"] as const) : []),
    ...errors,
    "rate_limited",
    "internal_error",
    "unavailable",
  ];
}

const fieldErrorsOf = ({ query = {}, body, itemFields = {}, method }: Operation): string[] => {
  const names = [...Object.keys(query), ...(body ? fieldsOf(body.shape) : []), ...fieldsOf(itemFields)];
  return [...names, ...(body && method === "post" ? ["idempotency_key"] : [])].map(
    (name) => `invalid_${name}`,
  );
};

// `slug` is an alias of `alias`.
const fieldsOf = (shape: Shape): string[] => Object.keys(shape).filter((name) => name !== "slug");

const fieldErrorResponse = (operation: Operation, codes: readonly string[]): JsonSchema => ({
  description: "A field is invalid; the first one in documented order is named",
  headers: headerRefs(["X-Request-Id", ...RATE_HEADERS]),
  content: {
    "application/json": {
      schema: errorSchema(codes),
      example: { error: codes[0], message: ruleOf(operation) },
    },
  },
});

/** The error message of the first field. */
function ruleOf({ query, body }: Operation): string {
  const [[name, field] = []] = Object.entries({ ...query, ...body?.shape });
  return `${name} ${field ? toJsonSchema(field).description : "is not accepted"}`;
}

function accepted({ method, body, open, replies }: Operation, reply: Reply): JsonSchema {
  const headers = [
    "X-Request-Id",
    ...(open ? [] : RATE_HEADERS),
    ...(body && method === "post" ? ["Idempotent-Replayed"] : []),
    ...(304 in replies ? ["ETag"] : []),
  ];
  return {
    description: reply.description,
    headers: headerRefs(headers),
    ...content(reply, method === "get"),
  };
}

function content({ list, one, schema, media }: Reply, isRead: boolean): JsonSchema {
  if (media) return { content: Object.fromEntries(media.map((type) => [type, {}])) };
  if (list) return json(listSchema(list.name), { data: [exampleOf(list, false)], ...PAGE });
  if (one) return json(schemaRef(one.name), exampleOf(one, isRead));
  return schema ? json(toJsonSchema(schema), exampleOf({ name: "", schema }, true)) : {};
}

const json = (schema: JsonSchema, example: unknown): JsonSchema => ({
  content: { "application/json": { schema, example } },
});

const PAGE = { total: 1, limit: 25, offset: 0 };

const listSchema = (name: string): JsonSchema => ({
  type: "object",
  properties: {
    data: { type: "array", items: schemaRef(name) },
    total: { type: "integer", minimum: 0, description: "Number of results on all pages" },
    limit: { type: "integer", minimum: 1, maximum: 100 },
    offset: { type: "integer", minimum: 0 },
  },
  required: ["data", "total", "limit", "offset"],
});
