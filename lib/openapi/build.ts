import type { z } from "zod";
import { type JsonSchema, share, toBodySchema, toJsonSchema } from "@/lib/openapi/json-schema";
import type { EventDescription, Named, Operation, Reply, Shape } from "@/lib/openapi/operation";
import {
  errorSchema,
  HEADERS,
  headerRefs,
  RATE_HEADERS,
  REFUSALS,
  type RefusalCode,
  refusalResponses,
  responseName,
} from "@/lib/openapi/refusals";
import { webhookItem, webhookSchema } from "@/lib/openapi/webhooks";

type Source = {
  info: JsonSchema;
  server: string;
  tags: readonly { name: string; description: string }[];
  operations: readonly Operation[];
  events: readonly EventDescription[];
};

/** The OpenAPI 3.1 document of these operations and events. */
export function build({ info, server, tags, operations, events }: Source): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const schemas: JsonSchema = { Webhook: webhookSchema(events) };
  for (const operation of operations) {
    for (const { name, schema } of namedIn(operation)) schemas[name] = toJsonSchema(schema);
    const { body, about = {} } = operation;
    if (body)
      schemas[body.name] = share(
        toBodySchema(body.shape, { partial: body.partial ?? false, about }),
        schemas,
      );
    const ids = parameters(operation.path);
    paths[operation.path] ??= ids.length ? { parameters: ids } : {};
    Object.assign(paths[operation.path] ?? {}, { [operation.method]: detail(operation) });
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: server }],
    security: [{ apiKey: [] }],
    tags: [...tags],
    paths,
    webhooks: Object.fromEntries(events.map((event) => [event.event, webhookItem(event)])),
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "An API key of the dashboard, like `wp_…`" },
      },
      headers: HEADERS,
      responses: refusalResponses(),
      schemas,
    },
  };
}

const namedIn = ({ replies }: Operation): Named[] =>
  Object.values(replies).flatMap(({ one, list }) => [one, list].filter((named) => named !== undefined));

const parameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
  }));

function detail(operation: Operation): JsonSchema {
  const { id, tag, summary, description, body, open } = operation;
  const inputs = [
    ...queryParameters(operation),
    ...(body && operation.method === "post" ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(open && { security: [] }),
    ...(inputs.length > 0 && { parameters: inputs }),
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref(body.name), example: body.example } },
      },
    }),
    responses: responses(operation),
  };
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const IDEMPOTENCY_KEY: JsonSchema = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "The same key and body within 24 hours gives the first answer again instead of a second thing; another body is 422 `invalid_idempotency_key`.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const queryParameters = ({ query = {}, about = {} }: Operation): JsonSchema[] =>
  Object.entries(Object(toBodySchema(query, { about }).properties)).map(([name, schema]) => {
    const { description, ...rest } = Object(schema);
    const { type } = rest;
    return {
      name,
      in: "query",
      required: false,
      description,
      schema: { ...rest, ...(Array.isArray(type) && { type: type[0], ...withoutNull(rest) }) },
    };
  });

const withoutNull = ({ enum: choices }: JsonSchema): JsonSchema =>
  Array.isArray(choices) ? { enum: choices.filter((choice) => choice !== null) } : {};

function responses(operation: Operation): JsonSchema {
  const codes = refusalsOf(operation);
  const faults = faultsOf(operation);
  const refused = codes.map((code): [string, JsonSchema] => [
    String(REFUSALS[code].status),
    { $ref: `#/components/responses/${responseName(code)}` },
  ]);
  return Object.fromEntries([
    ...Object.entries(operation.replies).map(([status, reply]) => [status, accepted(operation, reply)]),
    ...(faults.length ? [["422", faultResponse(faults)]] : []),
    ...refused,
  ]);
}

function refusalsOf({ open, path, body, errors = [] }: Operation): RefusalCode[] {
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

const faultsOf = ({ query = {}, body, method }: Operation): string[] => {
  const names = [...Object.keys(query), ...(body ? fieldsOf(body.shape) : [])];
  return [...names, ...(body && method === "post" ? ["idempotency_key"] : [])].map(
    (name) => `invalid_${name}`,
  );
};

// `slug` is another name of `alias`.
const fieldsOf = (shape: Shape): string[] => Object.keys(shape).filter((name) => name !== "slug");

const faultResponse = (codes: readonly string[]): JsonSchema => ({
  description: "A field is not as it must be; the first failing one in the order of the fields is named",
  headers: headerRefs(["X-Request-Id", ...RATE_HEADERS]),
  content: { "application/json": { schema: errorSchema(codes) } },
});

function accepted({ method, body, open }: Operation, reply: Reply): JsonSchema {
  const headers = [
    "X-Request-Id",
    ...(open ? [] : RATE_HEADERS),
    ...(body && method === "post" ? ["Idempotent-Replayed"] : []),
    ...(reply.media ? ["ETag"] : []),
  ];
  return { description: reply.description, headers: headerRefs(headers), ...content(reply) };
}

function content({ list, one, schema, media }: Reply): JsonSchema {
  if (media) return { content: Object.fromEntries(media.map((type) => [type, {}])) };
  const json = jsonOf(list, one, schema);
  return json ? { content: { "application/json": { schema: json } } } : {};
}

function jsonOf(list?: Named, one?: Named, schema?: z.ZodType): JsonSchema | undefined {
  if (list) return pageOf(list.name);
  if (one) return ref(one.name);
  return schema && toJsonSchema(schema);
}

const pageOf = (name: string): JsonSchema => ({
  type: "object",
  properties: {
    data: { type: "array", items: ref(name) },
    total: { type: "integer", minimum: 0, description: "How many there are on all pages" },
    limit: { type: "integer", minimum: 1, maximum: 100 },
    offset: { type: "integer", minimum: 0 },
  },
  required: ["data", "total", "limit", "offset"],
});
