"use server";

import { createAccount } from "@/lib/accounts/service";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { publicAction } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { clientAddress } from "@/lib/http/request/client-address";
import { consumeAttempt } from "@/lib/users/sign-in-attempts";

const PER_ADDRESS = { requests: 100, seconds: 3_600 };

/** Creates an account on the Free plan. */
export const signUp = async (fields: unknown) =>
  publicAction(async (now) => {
    if (env.SIGNUP === "closed")
      throw new AppError("forbidden", "Sign-up is closed. Ask the operator of this server for an account.");
    const { email, password } = fieldsOf(fields);
    await consumeAttempt(`sign-up:${await clientAddress()}`, PER_ADDRESS, now);
    await createAccount({ email, password, plan: "free" }, now);
  });
