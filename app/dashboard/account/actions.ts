"use server";

import { revalidatePath } from "next/cache";
import { deleteAccount as deleteOwnAccount } from "@/lib/accounts/delete";
import { changePassword } from "@/lib/accounts/password-change";
import { changeEmail, rename } from "@/lib/accounts/profile";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";

export const saveName = async (fields: unknown) =>
  action(async ({ owner }) => {
    await rename(owner, fieldsOf(fields));
    revalidatePath("/dashboard", "layout");
  });

export const saveEmail = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    await changeEmail(owner, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
  });

/** Ends all sessions, including this one: the caller signs in again with the new password. */
export const savePassword = async (fields: unknown) =>
  action(({ owner, now }) => changePassword(owner, fieldsOf(fields), now));

export const deleteAccount = async (fields: unknown) =>
  action(({ owner, now }) => deleteOwnAccount(owner, fieldsOf(fields), now));
