import { expect } from "@playwright/test";
import type { ApiResponse } from "./api-client";

/**
 * Fails unless the response is this JSON error, with exactly two strings: `error` and `message` (docs/contract.md §2).
 */
export function expectRefusal(response: ApiResponse, status: number, error: string, label?: string): void {
  const { body, headers } = response;
  // One call, because a run makes thousands.
  expect({ type: headers.get("Content-Type"), status: response.status, body }, label).toEqual({
    type: expect.stringMatching(/^application\/json\b/),
    status,
    body: { error, message: expect.stringMatching(/\S/) },
  });
}
