"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { tags } from "@/lib/tags";

export const createTag = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row, existing = false } = await tags.create(owner, {}, fieldsOf(fields), now);
    revalidatePath("/dashboard/links", "layout");
    return { name: row.name, existing };
  });

export const updateTag = async (id: unknown, fields: unknown) =>
  action(async ({ owner }) => {
    const row = await tags.update(owner, { id: idOf(id) }, fieldsOf(fields));
    revalidatePath("/dashboard/links", "layout");
    return tags.serialize(row);
  });

export const deleteTag = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await tags.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard/links", "layout");
    return { id: row.id };
  });
