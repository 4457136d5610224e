import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

// Every operation of the API through the typed client: what doesn't match the description doesn't compile.
const RESOURCES = [
  { path: "/links", body: { url: "https://example.com/1" }, change: { title: "changed" } },
  {
    path: "/domains",
    body: { name: "go.example.com" },
    change: { root_url: "https://example.com/changed" },
  },
  { path: "/menus", body: { name: "Lunch" }, change: { name: "changed" } },
  { path: "/bio-pages", body: { title: "Ada" }, change: { title: "changed" } },
  { path: "/countdowns", body: { title: "Launch", ends_at: inDays(2) }, change: { title: "changed" } },
  { path: "/timers", body: { name: "Sale", ends_at: inDays(2) }, change: { name: "changed" } },
  { path: "/signatures", body: { full_name: "Ada" }, change: { job_title: "changed" } },
] as const;

const at = (id: number) => ({ params: { path: { id } } });

/** The data of a response; errors are thrown before. */
function dataOf<T>({ data }: { data?: T }): NonNullable<T> {
  if (data === undefined || data === null) throw new Error("the answer is empty");
  return data;
}

const missing = { name: "ApiError", status: 404, code: "not_found", message: expect.stringMatching(/\w/) };

for (const { path, body, change } of RESOURCES) {
  test(`creates, reads, lists, changes and deletes ${path}`, async ({ client }) => {
    const response = await client.POST(path, { body });
    expect(response.response.status).toBe(201);
    const created = dataOf(response);
    const { id } = created;
    expect(dataOf(await client.GET(`${path}/{id}`, at(id)))).toEqual(created);
    const list = dataOf(await client.GET(path, { params: { query: { limit: 5, offset: 0 } } }));
    expect(list).toMatchObject({ total: 1, limit: 5, offset: 0, data: [{ id }] });
    expect(dataOf(await client.PATCH(`${path}/{id}`, { ...at(id), body: change }))).toMatchObject(change);
    expect(dataOf(await client.DELETE(`${path}/{id}`, at(id)))).toEqual({ id, deleted: true });
    await expect(client.GET(`${path}/{id}`, at(id))).rejects.toMatchObject(missing);
  });
}

test("extends links, renders their QR codes and reads their statistics", async ({ client }) => {
  const { id, expires_at } = dataOf(
    await client.POST("/links", { body: { url: "https://example.com/", expire_days: 7 } }),
  );
  const extended = dataOf(await client.POST("/links/{id}/extend", { ...at(id), body: { days: 30 } }));
  expect(extended.expires_at > expires_at).toBe(true);
  const params = { path: { id }, query: { format: "svg", size: 400 } } as const;
  const { response } = await client.GET("/links/{id}/qr", { params, parseAs: "text" });
  expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(dataOf(await client.GET("/links/{id}/stats", at(id)))).toMatchObject({ clicks: 0 });
});

test("manages bio links and menu items of their page", async ({ client }) => {
  const page = dataOf(await client.POST("/bio-pages", { body: { title: "Ada" } }));
  const menu = dataOf(await client.POST("/menus", { body: { name: "Lunch" } }));
  const link = dataOf(
    await client.POST("/bio-pages/{id}/links", {
      ...at(page.id),
      body: { title: "Blog", url: "https://example.com/" },
    }),
  );
  const item = dataOf(
    await client.POST("/menus/{id}/items", {
      ...at(menu.id),
      body: { name: "Soup", price: 4.5, dietary: ["vegan"] },
    }),
  );
  const one = { params: { path: { id: page.id, lid: link.id } } };
  const oneItem = { params: { path: { id: menu.id, iid: item.id } } };
  expect(
    dataOf(await client.PATCH("/bio-pages/{id}/links/{lid}", { ...one, body: { active: false } })),
  ).toMatchObject({
    id: link.id,
    active: false,
  });
  expect(
    dataOf(await client.PATCH("/menus/{id}/items/{iid}", { ...oneItem, body: { price: null } })).price,
  ).toBeNull();
  expect(dataOf(await client.GET("/bio-pages/{id}", at(page.id))).links?.map(({ id }) => id)).toEqual([
    link.id,
  ]);
  expect(dataOf(await client.GET("/menus/{id}", at(menu.id))).items?.map(({ id }) => id)).toEqual([item.id]);
  expect(dataOf(await client.GET("/bio-pages/{id}/stats", at(page.id)))).toMatchObject({
    views: 0,
    clicks: 0,
  });
  expect(dataOf(await client.GET("/menus/{id}/stats", at(menu.id)))).toMatchObject({
    total: 0,
    by_table: [],
  });
  await client.DELETE("/bio-pages/{id}/links/{lid}", one);
  await client.DELETE("/menus/{id}/items/{iid}", oneItem);
  await expect(client.GET("/menus/{id}/items/{iid}", oneItem)).rejects.toMatchObject(missing);
});

test("reads the account and its usage", async ({ client, account }) => {
  await client.POST("/links", { body: { url: env.APP_URL.replace("localhost", "example.com") } });
  expect(dataOf(await client.GET("/me"))).toMatchObject({
    email: account.email,
    usage: { links: 1, menus: 0 },
  });
});
