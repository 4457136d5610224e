import { expect } from "@playwright/test";
import type { ApiResponse } from "@/tests/support/clients/api-client";

const STATUS: Record<string, number> = {
  invalid_json: 400,
  unauthorized: 401,
  plan_limit_reached: 403,
  not_found: 404,
  method_not_allowed: 405,
  alias_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
};

const REQUEST_ID = /^[\x21-\x7e][\x20-\x7e]{0,199}$/;
/** Not empty, and neither Prisma's words nor a stack trace. */
const PLAIN = /^(?![\s\S]*(?:prisma|\bat \S+:\d+:\d+))[\s\S]*\S/i;

/** What holds for every API response (docs/contract.md §2): no 5xx; errors are two strings and fit their status. */
export function expectSound({ status, headers, body }: ApiResponse): void {
  const id = headers.get("x-request-id");
  const code = String(body?.error);
  const expected =
    status < 400
      ? { status, id: expect.stringMatching(REQUEST_ID) }
      : {
          status: STATUS[code] ?? (/^invalid_./.test(code) ? 422 : "one that fits the error"),
          id: expect.stringMatching(REQUEST_ID),
          body: { error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(PLAIN) },
        };
  // One call, because a run makes thousands.
  expect(status < 400 ? { status, id } : { status, id, body }).toEqual(expected);
}
