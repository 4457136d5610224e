import { menus } from "@/lib/menus";
import { expect, test } from "@/tests/support/fixtures";
import { itemsOf, menuOf, names } from "@/tests/support/rows/menus";

const now = new Date();

test("reorders all items and sets their categories at once", async ({ account: { api, owner } }) => {
  const { menu, ids } = await menuOf(api, "abcd");
  const [a, b, c, d] = ids;
  const at = { id: Number(menu.split("/")[2]) };
  const sections = [
    { category: "Starters", items: [d, b] },
    { category: " Mains ", items: [a] },
    { category: "", items: [c] },
  ];
  await menus.reorderItems(owner, at, { sections }, now);
  expect((await itemsOf(api, menu)).map(({ name, position }) => `${name}${position}`)).toEqual([
    "d1",
    "b2",
    "a3",
    "c4",
  ]);
  const { items } = (await api.get(menu)).body;
  expect(items.map(({ category }: { category: string }) => category)).toEqual([
    "Starters",
    "Starters",
    "Mains",
    "",
  ]);
});

test("an order without every item exactly once changes nothing", async ({
  account: { api, owner },
  stranger,
}) => {
  const { menu, ids } = await menuOf(api, "ab");
  const foreign = await menuOf(stranger, "x");
  const [a, b] = ids;
  const at = { id: Number(menu.split("/")[2]) };
  for (const items of [
    [],
    [b],
    [b, a, a],
    [b, b],
    [b, a, foreign.ids[0]],
    [b, foreign.ids[0]],
    [b, 0],
    ["b", a],
    "ab",
  ]) {
    const refused = menus.reorderItems(owner, at, { sections: [{ category: "X", items }] }, now);
    await expect(refused, JSON.stringify(items)).rejects.toMatchObject({ code: "invalid_sections" });
  }
  const long = { sections: [{ category: "x".repeat(141), items: [b, a] }] };
  await expect(menus.reorderItems(owner, at, long, now)).rejects.toMatchObject({ code: "invalid_sections" });
  const other = { id: Number(foreign.menu.split("/")[2]) };
  await expect(menus.reorderItems(owner, other, { sections: [] }, now)).rejects.toMatchObject({
    code: "P2025",
  });
  expect(await names(api, menu)).toBe("ab");
  expect(await names(stranger, foreign.menu)).toBe("x");
});

test("twenty concurrent reorderings leave one of them", async ({ account: { api, owner } }) => {
  const { menu, ids } = await menuOf(api, "abcde");
  const at = { id: Number(menu.split("/")[2]) };
  const turned = (by: number) => [...ids.slice(by), ...ids.slice(0, by)];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      menus.reorderItems(owner, at, { sections: [{ category: String(n), items: turned(n % 5) }] }, now),
    ),
  );
  const left = (await api.get(menu)).body.items;
  expect(left.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(left.map(({ category }: { category: string }) => category)).size).toBe(1);
  expect(["abcde", "bcdea", "cdeab", "deabc", "eabcd"]).toContain(await names(api, menu));
});
