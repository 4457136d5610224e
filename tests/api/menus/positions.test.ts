import { db } from "@/lib/db/client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { type Item, itemsOf, menuOf, names, newMenu } from "@/tests/support/rows/menus";

test.describe("positions", () => {
  test("inserts a new item at its position, at the end by default, and shifts the others", async ({
    api,
  }) => {
    const { menu } = await menuOf(api, "abc");
    const add = async (name: string, position: number) =>
      (await api.post(`${menu}/items`, { name, position })).body.position;
    expect(await add("x", 2)).toBe(2);
    expect(await names(api, menu)).toBe("axbc");
    expect(await add("y", 1)).toBe(1);
    expect(await add("z", 400)).toBe(6);
    expect(await names(api, menu)).toBe("yaxbcz");
    expect((await itemsOf(api, menu)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("moves an item to its position and closes the gap", async ({ api }) => {
    const { menu, ids } = await menuOf(api, "abcde");
    const move = async (index: number, position: number | null) => {
      const response = await api.patch(`${menu}/items/${ids[index]}`, { position });
      return [response.body.position, await names(api, menu)];
    };
    expect(await move(0, 3)).toEqual([3, "bcade"]);
    expect(await move(4, 1)).toEqual([1, "ebcad"]);
    expect(await move(4, 1)).toEqual([1, "ebcad"]);
    expect(await move(4, 500)).toEqual([5, "bcade"]);
    expect(await move(1, null)).toEqual([5, "cadeb"]);
    await api.delete(`${menu}/items/${ids[3]}`);
    expect(await names(api, menu)).toBe("caeb");
    expect((await itemsOf(api, menu)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test("has no gaps or duplicates after twenty concurrent moves, additions and removals", async ({ api }) => {
    const { menu, ids } = await menuOf(api, "abcdefghij");
    const work = [
      ...ids.map((id, n) => () => api.patch(`${menu}/items/${id}`, { position: ((n * 7) % 10) + 1 })),
      ...[1, 5, 3, 9, 2].map((position) => () => api.post(`${menu}/items`, { name: "new", position })),
      ...ids.slice(0, 5).map((id) => () => api.delete(`${menu}/items/${id}`)),
    ];
    const statuses = (await Promise.all(work.map((run) => run()))).map(({ status }) => status);
    expect(statuses.every((status) => [200, 201, 404].includes(status))).toBe(true);
    const left = await itemsOf(api, menu);
    expect(left.map(({ position }) => position)).toEqual(left.map((_, index) => index + 1));
    expect(left).toHaveLength(10);
    expect(new Set(left.map(({ id }) => id)).size).toBe(10);
  });

  test("lists the items in order, in pages and by q", async ({ api }) => {
    const { menu, ids } = await menuOf(api, "abcdef");
    await api.patch(`${menu}/items/${ids[5]}`, { position: 1, category: "Starters" });
    const listed = async (query: string) => {
      const { body } = await api.get(`${menu}/items?${query}`);
      return [body.data.map((item: Item) => item.name).join(""), body.total];
    };
    expect(await listed("limit=4")).toEqual(["fabc", 6]);
    expect(await listed("limit=4&offset=4")).toEqual(["de", 6]);
    expect(await listed("q=START")).toEqual(["f", 1]);
    expect(await listed("q=%25")).toEqual(["", 0]);
  });
});

test.describe("ownership", () => {
  const missing = { status: 404, body: { error: "not_found" } };

  test("another account can't read, add, change or delete items", async ({ api, stranger }) => {
    const { menu, ids } = await menuOf(api, "ab");
    const before = (await api.get(menu)).body;
    const own = await newMenu(stranger);
    for (const response of [
      await stranger.get(`${menu}/items`),
      await stranger.get(`${menu}/items/${ids[0]}`),
      await stranger.post(`${menu}/items`, { name: "x" }),
      await stranger.post(`${menu}/items`, { name: "" }),
      await stranger.patch(`${menu}/items/${ids[0]}`, { name: "x" }),
      await stranger.delete(`${menu}/items/${ids[0]}`),
      await stranger.get(`${own}/items/${ids[0]}`),
      await stranger.patch(`${own}/items/${ids[0]}`, { name: "x" }),
      await stranger.delete(`${own}/items/${ids[0]}`),
    ])
      expect(response).toMatchObject(missing);
    expect((await api.get(menu)).body).toEqual(before);
  });

  test("returns 404 for an item of another menu of the same account", async ({ api }) => {
    const { ids } = await menuOf(api, "a");
    const other = await newMenu(api);
    expect(await api.get(`${other}/items/${ids[0]}`)).toMatchObject(missing);
    expect(await api.patch(`${other}/items/${ids[0]}`, { name: "x" })).toMatchObject(missing);
    expect(await api.delete(`${other}/items/${ids[0]}`)).toMatchObject(missing);
    for (const id of ["0", "x", "1.5", "2147483648"])
      expect(await api.get(`${other}/items/${id}`), id).toMatchObject(missing);
  });

  test("deletes the items with their menu", async ({ api }) => {
    const { menu, ids } = await menuOf(api, "ab");
    await api.delete(menu);
    expect(await db.menuItem.count({ where: { id: { in: ids } } })).toBe(0);
    expect(await api.get(`${menu}/items`)).toMatchObject(missing);
  });
});

test("rejects the 501st item, also when many are added at once", async ({ api }) => {
  const { menu } = await menuOf(api, "a");
  const menuId = Number(menu.split("/")[2]);
  const plain = { name: "x", description: "", category: "", available: true };
  const times = { createdAt: new Date(0), updatedAt: new Date(0) };
  await db.menuItem.createMany({
    data: Array.from({ length: 497 }, (_, n) => ({ ...plain, ...times, menuId, position: n + 2 })),
  });
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => api.post(`${menu}/items`, { name: "y" })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
  expectRefusal(await api.post(`${menu}/items`, { name: "y" }), 403, "plan_limit_reached");
  expect((await itemsOf(api, menu)).at(-1)).toMatchObject({ position: 500 });
});
