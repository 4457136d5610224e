"use server";

import { resetPassword } from "@/lib/accounts/password-reset";
import { openAction } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";

export const setNewPassword = async (fields: unknown) =>
  openAction((now) => resetPassword(fieldsOf(fields), now));
