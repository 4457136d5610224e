"use server";

import { after } from "next/server";
import { AppError } from "@/lib/errors";
import { publicAction } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { clientAddress } from "@/lib/http/request/client-address";
import { log } from "@/lib/log";
import { canMail } from "@/lib/mail";
import { sendPasswordReset } from "@/lib/users/password-reset";
import { email } from "@/lib/users/schema";
import { consumeAttempt } from "@/lib/users/sign-in-attempts";
import { validate } from "@/lib/validation/validate";

const PER_ADDRESS = { requests: 20, seconds: 3_600 };

/** Emails a reset link after responding: neither the response nor its timing reveals whether the account exists. */
export const requestPasswordReset = async (fields: unknown) =>
  publicAction(async (now) => {
    if (!canMail())
      throw new AppError(
        "forbidden",
        "This server can't send email. Ask its operator to reset your password.",
      );
    const { email: address } = validate({ email: email() }, fieldsOf(fields));
    await consumeAttempt(`forgot:${await clientAddress()}`, PER_ADDRESS, now);
    after(() =>
      sendPasswordReset(address, now).catch((err: unknown) =>
        log.error({ err }, "password reset email failed"),
      ),
    );
  });
