"use server";

import { revalidatePath } from "next/cache";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { createWithProposedSlug } from "@/lib/slugs/create-with-proposed-slug";

export const createBioPage = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await createWithProposedSlug(fieldsOf(fields), (all) =>
      bioPages.create(owner, {}, all, now),
    );
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const updateBioPage = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await bioPages.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const deleteBioPage = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await bioPages.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const removeAvatar = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await bioPages.setAvatar(owner, { id: idOf(id) }, null, now);
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const createBioLink = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await bioLinks.create(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return bioLinks.serialize(row);
  });

export const updateBioLink = async (id: unknown, lid: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await bioLinks.update(owner, { id: idOf(id), lid: idOf(lid) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return bioLinks.serialize(row);
  });

export const deleteBioLink = async (id: unknown, lid: unknown) =>
  action(async ({ owner }) => {
    const row = await bioLinks.remove(owner, { id: idOf(id), lid: idOf(lid) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const removeThumbnail = async (id: unknown, lid: unknown) =>
  action(async ({ owner, now }) => {
    const row = await bioLinks.setThumbnail(owner, { id: idOf(id), lid: idOf(lid) }, null, now);
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });
