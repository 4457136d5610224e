"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { utmTemplates } from "@/lib/utm";

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
