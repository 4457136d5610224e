import * as items from "@/lib/menus/items";
import { list } from "@/lib/menus/list";
import { preview, previewItem } from "@/lib/menus/preview";
import { qrAddress } from "@/lib/menus/qr";
import { reorderItems } from "@/lib/menus/reorder";
import { serialize, serializeItem } from "@/lib/menus/serialize";
import { series } from "@/lib/menus/series";
import { create, get, remove, update } from "@/lib/menus/service";
import { stats } from "@/lib/menus/stats";

export const menus = {
  list,
  get,
  create,
  update,
  remove,
  stats,
  series,
  qrAddress,
  reorderItems,
  preview,
  previewItem,
  serialize,
};

export const menuItems = { ...items, serialize: serializeItem };
