"use server";

import { revalidatePath } from "next/cache";
import { forms } from "@/lib/forms";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { createWithProposedSlug } from "@/lib/slugs/create-with-proposed-slug";

export const createForm = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await createWithProposedSlug(fieldsOf(fields), (all) =>
      forms.create(owner, {}, all, now),
    );
    revalidatePath("/dashboard", "layout");
    return forms.serialize(row, now);
  });

export const updateForm = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await forms.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return forms.serialize(row, now);
  });

export const deleteForm = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await forms.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const deleteSubmission = async (id: unknown, sid: unknown) =>
  action(async ({ owner }) => {
    const row = await forms.removeSubmission(owner, { id: idOf(id), sid: idOf(sid) });
    revalidatePath("/dashboard/forms", "layout");
    return { id: row.id };
  });
