"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { linkImports } from "@/lib/links/import";

export const startImport = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await linkImports.start(owner, { id: idOf(id) });
    revalidatePath("/dashboard/links", "layout");
    return { state: row.state };
  });

export const mapImport = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await linkImports.map(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard/links/import", "layout");
    return { good: row.total - row.faulty };
  });

export const stopImport = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await linkImports.stop(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard/links", "layout");
    return { state: row.state };
  });
