import type { Client } from "@/tests/support/clients/api-client";
import { expect, visit } from "@/tests/support/fixtures";

export async function newMenu(api: Client): Promise<string> {
  const { body, status } = await api.post("/menus", { name: "Lola" });
  expect(status).toBe(201);
  return `/menus/${body.id}`;
}

export type Item = { id: number; name: string; position: number };

export const itemsOf = async (api: Client, menu: string): Promise<Item[]> => (await api.get(menu)).body.items;
export const names = async (api: Client, menu: string) =>
  (await itemsOf(api, menu)).map(({ name }) => name).join("");

/** A menu with items named by single letters. */
export async function menuOf(api: Client, letters: string): Promise<{ menu: string; ids: number[] }> {
  const menu = await newMenu(api);
  const ids: number[] = [];
  for (const name of letters) ids.push((await api.post(`${menu}/items`, { name })).body.id);
  return { menu, ids };
}

/** Opens a page like a person's browser. */
export const openPage = async (url: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await visit(url, headers, method);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A menu with items: its API path, its page and its id. */
export async function publicMenu(api: Client, fields: object = {}, items: object[] = []) {
  const { body, status } = await api.post("/menus", { name: "Casa Lola", ...fields });
  expect(status).toBe(201);
  for (const item of items) expect((await api.post(`/menus/${body.id}/items`, item)).status).toBe(201);
  return { at: `/menus/${body.id}`, url: String(body.page_url), id: Number(body.id) };
}
