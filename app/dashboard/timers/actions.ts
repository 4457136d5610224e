"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { timers } from "@/lib/timers";

export const createTimer = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await timers.create(owner, {}, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return timers.serialize(row, now);
  });

export const updateTimer = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await timers.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return timers.serialize(row, now);
  });

export const deleteTimer = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await timers.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });
