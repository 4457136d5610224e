import { MAX_ITEMS } from "@/lib/menus/options";
import { itemResponse, menuResponse, menuStatsResponse } from "@/lib/menus/response-schema";
import { itemShape, menuShape } from "@/lib/menus/schema";
import { crud } from "@/lib/openapi/builder/crud";
import type { Operation } from "@/lib/openapi/builder/operation";
import { qrOperation } from "@/lib/qr-codes/openapi";

const tag = "Menus";

export const menuOperations: Operation[] = [
  ...crud({
    tag,
    path: "/menus",
    name: "Menu",
    one: "a menu",
    many: "menus",
    response: menuResponse,
    create: menuShape,
    patch: menuShape,
    example: { name: "Trattoria Lia", currency: "EUR", language: "it", tables: ["1", "2"] },
    change: { theme: "bistro", opening_hours: "Tue to Sun 12:00 to 22:00" },
    searched: "name or slug",
    about: {
      alias: "The slug of the page, case-insensitive. Random by default.",
      slug: "Another name for `alias`.",
      tables: "Table labels; scans are counted per table.",
      published: "An unpublished menu is 404 for visitors.",
    },
    createErrors: ["alias_taken"],
  }),
  {
    tag,
    path: "/menus/{id}/stats",
    method: "get",
    id: "readMenuStats",
    summary: "Read a menu's statistics",
    replies: {
      200: { description: "The statistics", one: { name: "MenuStats", schema: menuStatsResponse } },
    },
  },
  qrOperation({ tag, path: "/menus", id: "readMenuQr", one: "a menu", field: "page_url" }),
  ...crud({
    tag,
    path: "/menus/{id}/items",
    itemId: "iid",
    name: "MenuItem",
    one: "a menu item",
    many: "menu items",
    response: itemResponse,
    create: itemShape,
    patch: itemShape,
    example: { name: "Ribollita", category: "Soups", price: 9.5, allergens: ["celery"], dietary: ["vegan"] },
    change: { available: false },
    searched: "name or category",
    about: {
      category: "Items are grouped by category.",
      price: "In the menu's currency; null hides the price.",
      variants: "Several prices instead of one, like small and large; `price` is then null.",
      marks: "Shown beside the name, in the menu's language.",
      available: "Sold out when false.",
      position: "From 1; last by default. The others shift.",
    },
    cap: `A menu can have at most ${MAX_ITEMS} items`,
  }),
];
