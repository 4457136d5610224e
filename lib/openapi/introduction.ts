import { LIMITS } from "@/lib/plans";

/** The introduction above the operations, in Markdown. */
export const INTRODUCTION = `Create and manage short links, QR codes, email timers, countdown pages, bio pages, menus and signatures from your own software.

## Authentication

Create an API key in the dashboard and send it with every request: \`Authorization: Bearer <API_KEY>\`. A key has access to everything in its account; revoke it in the dashboard if it leaks.

## Requests and responses

- Bodies are JSON objects. Single resources are returned unwrapped; lists are \`{"data": […], "total", "limit", "offset"}\`, newest first unless the operation says otherwise.
- Dates and times are \`YYYY-MM-DD HH:MM:SS\` in UTC.
- PATCH changes only the fields you send. Unknown and read-only fields are ignored.

## Errors

An error is an HTTP status and \`{"error": "<code>", "message": "<sentence>"}\`. The message names the field and says what is allowed. A method that a path doesn't support returns 405 with \`Allow\`; an unknown path returns 404.

## Rate limit

${LIMITS.free.requests_per_minute} requests in any 60 seconds with one key. \`X-RateLimit-Remaining\` is the number left; a 429 has \`Retry-After\`.

## Idempotency

A POST with an \`Idempotency-Key\` can be retried safely for 24 hours.`;
