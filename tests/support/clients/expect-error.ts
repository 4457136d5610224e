import { expect } from "@playwright/test";
import type { Answer } from "./api-client";

/** Fails unless the answer is this error in JSON, with exactly two strings: `error` and `message` (CONTRACT §2). */
export function expectRefusal(answer: Answer, status: number, error: string, label?: string): void {
  expect(answer.headers.get("Content-Type"), label).toMatch(/^application\/json\b/);
  expect({ status: answer.status, body: answer.body }, label).toEqual({
    status,
    body: { error, message: expect.stringMatching(/\S/) },
  });
}
