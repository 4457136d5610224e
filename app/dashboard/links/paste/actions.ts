"use server";

import { revalidatePath } from "next/cache";
import { AppError } from "@/lib/errors";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { links } from "@/lib/links";
import { bulkLinks } from "@/lib/links/bulk";
import type { LineResult } from "./pasted-lines";

/** Creates links as the API's bulk request does; results are in the order of the lines. */
export const createLinks = async (fields: unknown) =>
  action(async ({ owner, now }): Promise<LineResult[]> => {
    const outcomes = await bulkLinks.create(owner, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return outcomes.map((outcome) => {
      if (outcome instanceof AppError)
        return { result: "failed", message: outcome.form.message ?? outcome.message };
      const { short_url } = links.serialize(outcome.row, now);
      return { result: outcome.reused ? "reused" : "created", short_url };
    });
  });
