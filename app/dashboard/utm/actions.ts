"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { links } from "@/lib/links";
import { utmTemplates } from "@/lib/utm";

export const shorten = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { url, utm, domain } = fieldsOf(fields);
    const { row, reused = false } = await links.create(owner, {}, { url, utm, domain }, now);
    revalidatePath("/dashboard", "layout");
    const { id, short_url } = links.serialize(row, now);
    return { id, short_url, reused };
  });

export const saveTemplate = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await utmTemplates.save(owner, fieldsOf(fields), now);
    revalidatePath("/dashboard/utm");
    return utmTemplates.serialize(row);
  });

export const deleteTemplate = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await utmTemplates.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard/utm");
    return { id: row.id };
  });
