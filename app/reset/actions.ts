"use server";

import { resetPassword } from "@/lib/accounts/password-reset";
import { publicAction } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";

export const setNewPassword = async (fields: unknown) =>
  publicAction((now) => resetPassword(fieldsOf(fields), now));
