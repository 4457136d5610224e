"use server";

import { revalidatePath } from "next/cache";
import { keyShape } from "@/lib/api-keys/schema";
import { createApiKey, revokeApiKey } from "@/lib/api-keys/service";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { validate } from "@/lib/validation/validate";

/** Returns the new key's text once; only its hash is stored. */
export const createKey = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { name } = validate(keyShape, fieldsOf(fields));
    const { text } = await createApiKey(owner, name, now);
    revalidatePath("/dashboard/api-keys");
    return { text };
  });

export const revokeKey = async (id: unknown) =>
  action(async ({ owner }) => {
    await revokeApiKey(owner, idOf(id));
    revalidatePath("/dashboard/api-keys");
    return undefined;
  });
