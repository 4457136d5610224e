"use server";

import { resetPassword } from "@/lib/account/reset";
import { openAction } from "@/lib/http/action";
import { fieldsOf } from "@/lib/http/arguments";

export const setNewPassword = async (fields: unknown) =>
  openAction((now) => resetPassword(fieldsOf(fields), now));
