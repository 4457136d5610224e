import { errorResponses, HEADERS } from "@/lib/openapi/builder/errors";
import {
  type JsonSchema,
  schemaRef,
  share,
  toBodySchema,
  toJsonSchema,
} from "@/lib/openapi/builder/json-schema";
import type { EventDescription, Named, Operation } from "@/lib/openapi/builder/operation";
import { responses } from "@/lib/openapi/builder/responses";
import { webhookItem, webhookSchema } from "@/lib/openapi/builder/webhooks";

type Source = {
  info: JsonSchema;
  server: string;
  tags: readonly { name: string; description: string }[];
  operations: readonly Operation[];
  events: readonly EventDescription[];
  /** The waits before each retry of a delivery. */
  retrySeconds: readonly number[];
};

/** The OpenAPI 3.1 document of these operations and events. */
export function build({ info, server, tags, operations, events, retrySeconds }: Source): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const schemas: JsonSchema = { Webhook: webhookSchema(events) };
  for (const operation of operations) {
    for (const { name, schema } of namedIn(operation)) schemas[name] = share(toJsonSchema(schema), schemas);
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
    webhooks: Object.fromEntries(events.map((event) => [event.event, webhookItem(event, retrySeconds)])),
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "An API key from the dashboard, like `wp_…`" },
      },
      headers: HEADERS,
      responses: errorResponses(),
      schemas,
    },
  };
}

const namedIn = ({ replies }: Operation): Named[] =>
  Object.values(replies).flatMap(({ one, list }) => [one, list].filter((named) => named !== undefined));

/** Nouns that differ from the path segment. */
const NOUNS: Readonly<Record<string, string>> = {
  countdown: "countdown page",
  item: "menu item",
  timer: "email timer",
};

const parameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/([\w-]+)s\/\{(\w+)\}/g)].map(([, resource = "", name]) => ({
    name,
    in: "path",
    required: true,
    description: `The ID of the ${NOUNS[resource] ?? resource.replaceAll("-", " ")}.`,
    example: 1,
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
        content: { "application/json": { schema: schemaRef(body.name), example: body.example } },
      },
    }),
    responses: responses(operation),
  };
}

const IDEMPOTENCY_KEY: JsonSchema = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Within 24 hours, the same key and body return the first response again instead of creating a duplicate; another body is 422 `invalid_idempotency_key`.",
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
