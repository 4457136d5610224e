import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";

test("path parameters have the names of the contract: id, lid for bio links, iid for menu items", async () => {
  const { paths } = await (await fetch(`${env.APP_URL}/api/v1/openapi.json`)).json();
  const nested = Object.keys(paths).filter((path) => (path.match(/\{/g)?.length ?? 0) > 1);
  expect(nested.sort()).toEqual(["/bio-pages/{id}/links/{lid}", "/menus/{id}/items/{iid}"]);
  const namesOf = (path: string) => paths[path].parameters.map(({ name }: { name: string }) => name);
  expect(namesOf("/menus/{id}/items/{iid}")).toEqual(["id", "iid"]);
  expect(namesOf("/bio-pages/{id}/links/{lid}")).toEqual(["id", "lid"]);
});

test("the typed client reads, changes and deletes a menu item by iid", async ({ api, client }) => {
  const { body: menu } = await api.post("/menus", { name: "Lunch" });
  const { body: item } = await api.post(`/menus/${menu.id}/items`, { name: "Soup" });
  const params = { path: { id: menu.id, iid: item.id } };
  const { data } = await client.PATCH("/menus/{id}/items/{iid}", { params, body: { price: 4.5 } });
  expect(data).toMatchObject({ id: item.id, price: 4.5 });
  await client.DELETE("/menus/{id}/items/{iid}", { params });
  expect((await api.get(`/menus/${menu.id}/items/${item.id}`)).status).toBe(404);
});
