"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { signatures } from "@/lib/signatures";

export const createSignature = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await signatures.create(owner, {}, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return signatures.serialize(row);
  });

export const updateSignature = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await signatures.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return signatures.serialize(row);
  });

export const deleteSignature = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await signatures.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });
