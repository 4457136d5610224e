"use server";

import { revalidatePath } from "next/cache";
import { countdowns } from "@/lib/countdowns";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { createWithProposedSlug } from "@/lib/slugs/create-with-proposed-slug";

export const createCountdown = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await createWithProposedSlug(fieldsOf(fields), (all) =>
      countdowns.create(owner, {}, all, now),
    );
    revalidatePath("/dashboard", "layout");
    return countdowns.serialize(row, now);
  });

export const updateCountdown = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await countdowns.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return countdowns.serialize(row, now);
  });

export const deleteCountdown = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await countdowns.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });
