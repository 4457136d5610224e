import { expect } from "@playwright/test";
import type { ApiResponse } from "./api-client";

/**
 * Fails unless the response is this JSON error, with exactly two strings: `error` and `message` (docs/contract.md §2).
 */
export function expectRefusal(response: ApiResponse, status: number, error: string, label?: string): void {
  expect(response.headers.get("Content-Type"), label).toMatch(/^application\/json\b/);
  expect({ status: response.status, body: response.body }, label).toEqual({
    status,
    body: { error, message: expect.stringMatching(/\S/) },
  });
}
