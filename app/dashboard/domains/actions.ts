"use server";

import { revalidatePath } from "next/cache";
import { domains } from "@/lib/domains";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { setDomainBrandImage } from "@/lib/images/brand-image";
import { links } from "@/lib/links";
import type { Query } from "@/lib/validation/query";

export const createDomain = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row } = await domains.create(owner, {}, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return domains.serialize(row);
  });

export const updateDomain = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await domains.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return domains.serialize(row);
  });

export const checkDomain = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await domains.check(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard", "layout");
    return domains.serialize(row);
  });

export const removeDomainLogo = async (id: unknown) =>
  action(async ({ owner }) => {
    await setDomainBrandImage(owner, idOf(id), null);
    revalidatePath("/dashboard", "layout");
  });

export const dismissDomainLoops = async (id: unknown) =>
  action(async ({ owner }) => {
    await domains.loopWarnings.dismiss(owner, { kind: "domain", id: idOf(id) });
    revalidatePath("/dashboard", "layout");
  });

/** Deletes a domain, with its links if the owner confirmed that. */
export const deleteDomain = async (id: unknown, withLinks: unknown) =>
  action(async ({ owner, now }) => {
    const query: Query = withLinks === true ? { links: "delete" } : {};
    const row = await domains.remove(owner, { id: idOf(id) }, now, query, links.removeOnDomain);
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });
