"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { links } from "@/lib/links";

/** Creates a link from a destination only. */
export const shortenUrl = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { url } = fieldsOf(fields);
    const { row, reused = false } = await links.create(owner, {}, { url }, now);
    revalidatePath("/dashboard", "layout");
    const { id, short_url } = links.serialize(row, now);
    return { id, short_url, reused };
  });
