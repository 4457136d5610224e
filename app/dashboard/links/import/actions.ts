"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/action";
import { fieldsOf, idOf } from "@/lib/http/arguments";
import { links } from "@/lib/links";

export const startImport = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await links.startImport(owner, { id: idOf(id) });
    revalidatePath("/dashboard/links", "layout");
    return { state: row.state };
  });

export const mapImport = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await links.mapImport(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard/links/import", "layout");
    return { good: row.total - row.faulty };
  });

export const stopImport = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await links.stopImport(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard/links", "layout");
    return { state: row.state };
  });
