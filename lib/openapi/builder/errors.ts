import type { ErrorCode } from "@/lib/errors";
import type { JsonSchema } from "@/lib/openapi/builder/json-schema";
import { LIMITS } from "@/lib/plans";

const PER_MINUTE = LIMITS.free.requests_per_minute;

type ErrorResponse = { status: number; description: string; message: string; headers?: readonly string[] };

/** Every error that isn't about a field: its status and cause (docs/contract.md §2). */
export const ERROR_RESPONSES = {
  invalid_json: {
    status: 400,
    description: "The body is not a JSON object",
    message: "The body must be a JSON object",
  },
  unauthorized: {
    status: 401,
    description: "No API key, or one that is unknown or revoked",
    message: "This API key is unknown or was revoked",
    headers: ["WWW-Authenticate"],
  },
  plan_limit_reached: {
    status: 403,
    description: "A limit is reached; see the operation",
    message: "A bio page can have at most 100 links; delete one first",
  },
  not_found: {
    status: 404,
    description: "No resource with this ID, or it belongs to another account",
    message: "No resource with this ID",
  },
  alias_taken: {
    status: 409,
    description: "The alias is reserved or in use",
    message: "alias sale is reserved or already in use; choose another one",
  },
  domain_taken: {
    status: 409,
    description: "Your account already has this domain",
    message: "This account already has the domain go.example.com",
  },
  payload_too_large: {
    status: 413,
    description: "The body is larger than 256 KiB",
    message: "The body must be at most 256 KiB (262,144 bytes)",
  },
  unsupported_media_type: {
    status: 415,
    description: "The Content-Type is not JSON, or the body has a Content-Encoding",
    message: "The body must be JSON: send Content-Type: application/json",
  },
  rate_limited: {
    status: 429,
    description: `More than ${PER_MINUTE} requests in 60 seconds with one key; after \`Retry-After\` seconds, requests are accepted again`,
    message: `More than ${PER_MINUTE} requests in a minute with this key; try again in 12 seconds`,
    headers: ["Retry-After"],
  },
  internal_error: {
    status: 500,
    description: "Something went wrong on our side",
    message: "Something went wrong on our side; include the request ID in support requests",
  },
  unavailable: {
    status: 503,
    description: "The database is temporarily unavailable, or the server is busy",
    message: "The database is unavailable; try again in a moment",
    headers: ["Retry-After"],
  },
} satisfies Partial<Record<ErrorCode, ErrorResponse>>;

export type ErrorResponseCode = keyof typeof ERROR_RESPONSES;

/** The name of an error's response in the document. */
export const responseName = (code: string): string =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const headerRefs = (names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const RATE_HEADERS = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];

// Errors that can occur before the key and its rate limit are checked.
const WITHOUT_KEY = ["unauthorized", "unavailable", "internal_error"];

/** The responses that operations refer to by name. */
export const errorResponses = (): JsonSchema =>
  Object.fromEntries(
    Object.entries<ErrorResponse>(ERROR_RESPONSES).map(([code, { description, message, headers = [] }]) => [
      responseName(code),
      {
        description,
        headers: headerRefs([
          "X-Request-Id",
          ...(WITHOUT_KEY.includes(code) ? [] : RATE_HEADERS),
          ...headers,
        ]),
        content: {
          "application/json": {
            schema: errorSchema([code]),
            example: { error: code, message },
          },
        },
      },
    ]),
  );

/** An error with one of these codes. */
export const errorSchema = (codes: readonly string[]): JsonSchema => ({
  type: "object",
  properties: {
    error: { type: "string", enum: codes, description: "What went wrong, for programs" },
    message: { type: "string", minLength: 1, description: "What went wrong and what is allowed, for humans" },
  },
  required: ["error", "message"],
  additionalProperties: false,
});

export const HEADERS: JsonSchema = {
  "X-Request-Id": header("string", "Also in the server's log; if you send one, it is kept"),
  "X-RateLimit-Limit": header("integer", "Requests allowed per 60 seconds with this key"),
  "X-RateLimit-Remaining": header("integer", "Requests left right now"),
  "X-RateLimit-Reset": header(
    "integer",
    "When the next request becomes available, in Unix seconds; on a 429, when requests are accepted again",
  ),
  "Retry-After": header("integer", "Seconds until a retry is accepted"),
  "WWW-Authenticate": header("string", "`Bearer`"),
  "Idempotent-Replayed": header(
    "string",
    "`true` when this is the stored response to an earlier request with this key",
  ),
  ETag: header("string", "Send it as `If-None-Match` to get 304 while nothing has changed"),
};

function header(type: string, description: string): JsonSchema {
  return { description, schema: { type } };
}
