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

/** What holds for every API response (docs/contract.md §2): no 5xx; errors are two strings and fit their status. */
export function expectSound({ status, headers, body }: ApiResponse): void {
  expect(status).toBeLessThan(500);
  expect(headers.get("x-request-id")).toMatch(/^[\x21-\x7e][\x20-\x7e]{0,199}$/);
  if (status < 400) return;
  expect(body).toEqual({ error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
  expect(body.message).not.toMatch(/prisma|\bat \S+:\d+:\d+/i);
  expect([body.error, status]).toEqual([
    body.error,
    STATUS[body.error] ?? (/^invalid_./.test(body.error) ? 422 : 0),
  ]);
}
