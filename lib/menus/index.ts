import { reorderItems } from "@/lib/menus/arrange";
import { draft, draftWithItem } from "@/lib/menus/draft";
import * as items from "@/lib/menus/items";
import { list } from "@/lib/menus/list";
import { serialize, serializeItem } from "@/lib/menus/serialize";
import { create, get, remove, update } from "@/lib/menus/service";
import { stats } from "@/lib/menus/stats";

export const menus = {
  list,
  get,
  create,
  update,
  remove,
  stats,
  arrange: reorderItems,
  draft,
  draftItem: draftWithItem,
  serialize,
};

export const menuItems = { ...items, serialize: serializeItem };
