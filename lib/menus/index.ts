import * as dishes from "@/lib/menus/items";
import { list } from "@/lib/menus/list";
import { serialize, serializeItem } from "@/lib/menus/serialize";
import { create, get, remove, update } from "@/lib/menus/service";

export const menus = { list, get, create, update, remove, serialize };

export const menuItems = { ...dishes, serialize: serializeItem };
