import { LIMITS } from "@/lib/plans";

/** The introduction above the operations, in Markdown. */
export const INTRODUCTION = `Short links, QR codes, email timers, countdown pages, bio pages, menus and signatures behind one API.

- Send your key as \`Authorization: Bearer <API_KEY>\`. Create keys in the dashboard.
- Bodies are JSON. Dates and times are \`YYYY-MM-DD HH:MM:SS\` in UTC.
- An error is an HTTP status and \`{"error": "<code>", "message": "<sentence>"}\`. The message names the field and says what is allowed.
- ${LIMITS.free.requests_per_minute} requests in any 60 seconds with one key. \`X-RateLimit-Remaining\` is how many are left; a 429 has \`Retry-After\`.
- A POST with an \`Idempotency-Key\` can be retried safely for 24 hours.
- A method that a path does not support returns 405 with \`Allow\`; an unknown path returns 404.`;
