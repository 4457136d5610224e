import type { Client } from "@/tests/support/clients/api-client";

/** An id that no link has. */
export const UNKNOWN = 2 ** 31 - 1;

/** Creates links by one request. */
export async function newLinks(
  api: Client,
  count: number,
  fields: object = {},
): Promise<Record<string, unknown>[]> {
  const links = Array.from({ length: count }, (_, n) => ({
    url: `https://example.com/${n}`,
    on_duplicate: "create",
    ...fields,
  }));
  const { data } = (await api.post("/links/bulk", { links })).body;
  return data.map((item: { link: object }) => item.link);
}

export const idsOf = (links: Record<string, unknown>[]) => links.map(({ id }) => Number(id));

export const statuses = (items: { status: number }[]) => items.map(({ status }) => status);

export const url = (n: number | string = "") => `https://example.com/${n}`;
export const uniqueLinks = (count: number) => Array.from({ length: count }, (_, n) => ({ url: url(n) }));
