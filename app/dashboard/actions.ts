"use server";

import { revalidatePath } from "next/cache";
import { cookies } from "next/headers";
import { createExampleData } from "@/lib/demo/create";
import { deleteExampleData } from "@/lib/demo/delete";
import { domains } from "@/lib/domains";
import { AppError } from "@/lib/errors";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { links } from "@/lib/links";
import { FIRST_STEPS_COOKIE } from "./first-steps-cookie";

/** Creates a link from just a destination. */
export const shortenUrl = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { url } = fieldsOf(fields);
    const { row, reused = false } = await links.create(owner, {}, { url }, now);
    revalidatePath("/dashboard", "layout");
    const { id, short_url } = links.serialize(row, now);
    return { id, short_url, reused };
  });

/** How many links the account has. */
export const countLinks = async () => action(({ owner }) => links.countAll(owner));

export const fillWithExamples = async () =>
  action(async ({ owner, now }) => {
    const message = "This account already has example data. Delete it first.";
    if (!(await createExampleData(owner, now))) throw new AppError("invalid_state", message);
    revalidatePath("/dashboard", "layout");
  });

export const deleteExamples = async () =>
  action(async ({ owner, now }) => {
    await deleteExampleData(owner, now);
    revalidatePath("/dashboard", "layout");
  });

export const dismissLoopWarnings = async () =>
  action(async ({ owner }) => {
    await domains.loopWarnings.dismiss(owner);
    revalidatePath("/dashboard", "layout");
  });

/** Dismisses the first steps in this browser. */
export const dismissFirstSteps = async () =>
  action(async () => {
    const year = 365 * 86_400;
    (await cookies()).set(FIRST_STEPS_COOKIE, "dismissed", { maxAge: year, sameSite: "lax", httpOnly: true });
  });
