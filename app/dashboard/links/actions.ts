"use server";

import { revalidatePath } from "next/cache";
import { domains } from "@/lib/domains";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { links } from "@/lib/links";

export const createLink = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row, reused = false } = await links.create(owner, {}, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return { ...links.serialize(row, now), reused };
  });

export const updateLink = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await links.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return links.serialize(row, now);
  });

export const extendLink = async (id: unknown, days: unknown) =>
  action(async ({ owner, now }) => {
    const row = await links.extend(owner, { id: idOf(id) }, { days }, now);
    revalidatePath("/dashboard", "layout");
    return links.serialize(row, now);
  });

export const dismissLinkLoops = async (id: unknown) =>
  action(async ({ owner }) => {
    await domains.loopWarnings.dismiss(owner, { kind: "link", id: idOf(id) });
    revalidatePath("/dashboard", "layout");
  });

export const deleteLink = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await links.remove(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });
