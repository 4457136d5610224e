"use server";

import { publicAction } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { resetPassword } from "@/lib/users/password-reset";

export const setNewPassword = async (fields: unknown) =>
  publicAction((now) => resetPassword(fieldsOf(fields), now));
