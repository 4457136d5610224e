"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { menuItems, menus } from "@/lib/menus";
import { createWithProposedSlug } from "@/lib/slugs/create-with-proposed-slug";

const refresh = () => revalidatePath("/dashboard", "layout");

export const createMenu = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await createWithProposedSlug(fieldsOf(fields), (all) =>
      menus.create(owner, {}, all, now),
    );
    refresh();
    return menus.serialize(row);
  });

export const updateMenu = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await menus.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    refresh();
    return menus.serialize(row);
  });

export const deleteMenu = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await menus.remove(owner, { id: idOf(id) });
    refresh();
    return { id: row.id };
  });

/** Sets the order and the categories of all items at once. */
export const reorderItems = async (id: unknown, sections: unknown) =>
  action(async ({ owner, now }) => {
    const row = await menus.reorderItems(owner, { id: idOf(id) }, { sections }, now);
    refresh();
    return { id: row.id };
  });

export const createItem = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await menuItems.create(owner, { id: idOf(id) }, fieldsOf(fields), now);
    refresh();
    return menuItems.serialize(row);
  });

export const updateItem = async (id: unknown, item: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const at = { id: idOf(id), iid: idOf(item) };
    const row = await menuItems.update(owner, at, fieldsOf(fields), now);
    refresh();
    return menuItems.serialize(row);
  });

export const duplicateItem = async (id: unknown, item: unknown) =>
  action(async ({ owner, now }) => {
    const row = await menuItems.duplicate(owner, { id: idOf(id), iid: idOf(item) }, now);
    refresh();
    return menuItems.serialize(row);
  });

export const deleteItem = async (id: unknown, item: unknown) =>
  action(async ({ owner }) => {
    const row = await menuItems.remove(owner, { id: idOf(id), iid: idOf(item) });
    refresh();
    return { id: row.id };
  });

export const removePhoto = async (id: unknown, item: unknown) =>
  action(async ({ owner, now }) => {
    const row = await menuItems.setPhoto(owner, { id: idOf(id), iid: idOf(item) }, null, now);
    refresh();
    return menuItems.serialize(row);
  });
