import { randomUUID } from "node:crypto";
import type { Client } from "@/tests/support/clients/api-client";
import { expect } from "@/tests/support/fixtures";

/** The result of a search of the account's links, with the ids of the page. */
export const found = async (api: Client, q: string, more = "") => {
  const { status, body } = await api.get(`/links?q=${encodeURIComponent(q)}${more}`);
  expect(status, q).toBe(200);
  return { ...body, ids: body.data.map(({ id }: { id: number }) => id) };
};

/** Creates a link to a unique URL; returns its id. */
export const make = async (api: Client, link: object): Promise<number> =>
  (await api.post("/links", { url: `https://example.com/${randomUUID()}`, on_duplicate: "create", ...link }))
    .body.id;
