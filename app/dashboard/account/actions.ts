"use server";

import { revalidatePath } from "next/cache";
import { deleteAccount as deleteOwnAccount } from "@/lib/accounts/delete";
import { saveOwnVisits as saveOwnVisitsOf } from "@/lib/accounts/own-visits";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { setBrandImage } from "@/lib/images/brand-image";
import { changePassword } from "@/lib/users/password-change";
import { changeEmail, rename } from "@/lib/users/profile";

export const saveName = async (fields: unknown) =>
  action(async ({ user }) => {
    await rename(user, fieldsOf(fields));
    revalidatePath("/dashboard", "layout");
  });

export const saveEmail = async (fields: unknown) =>
  action(async ({ user, now }) => {
    await changeEmail(user, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
  });

/** Ends all sessions, including this one: the caller signs in again with the new password. */
export const savePassword = async (fields: unknown) =>
  action(({ user, now }) => changePassword(user, fieldsOf(fields), now));

export const saveOwnVisits = async (fields: unknown) =>
  action(async ({ owner }) => {
    await saveOwnVisitsOf(owner, fieldsOf(fields));
    revalidatePath("/dashboard/account");
  });

export const removeLogo = async () =>
  action(async ({ owner }) => {
    await setBrandImage(owner, null);
    revalidatePath("/dashboard", "layout");
  });

export const deleteAccount = async (fields: unknown) =>
  action(({ owner, user, now }) => deleteOwnAccount(owner, user, fieldsOf(fields), now));
