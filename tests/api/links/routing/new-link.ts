import type { Client } from "@/tests/support/clients/api-client";
import { expect } from "@/tests/support/fixtures";

export const PAGE = "https://example.com/page";

/** One rule with these conditions. */
export const rule = (conditions: object) => ({ rules: [{ url: `${PAGE}/rule`, ...conditions }] });

/** A split in halves. */
export const halves = [
  { url: `${PAGE}/a`, weight: 50 },
  { url: `${PAGE}/b`, weight: 50 },
];

/** Creates a link to PAGE with these fields. */
export async function newLink(api: Client, fields: object = {}) {
  const { status, body } = await api.post("/links", { url: PAGE, on_duplicate: "create", ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
