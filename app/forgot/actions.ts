"use server";

import { after } from "next/server";
import { sendPasswordReset } from "@/lib/accounts/password-reset";
import { email } from "@/lib/accounts/schema";
import { consumeAttempt } from "@/lib/accounts/sign-in-attempts";
import { AppError } from "@/lib/errors";
import { publicAction } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { clientAddress } from "@/lib/http/request/client-address";
import { log } from "@/lib/log";
import { canMail } from "@/lib/mail";
import { validate } from "@/lib/validation/validate";

const PER_ADDRESS = { requests: 20, seconds: 3_600 };

/** Sends a link that sets a new password, after the answer: neither what it says nor its time tells whether there is an account. */
export const askForReset = async (fields: unknown) =>
  publicAction(async (now) => {
    if (!canMail()) throw new AppError("forbidden", "This server sends no e-mail.");
    const { email: address } = validate({ email: email() }, fieldsOf(fields));
    await consumeAttempt(`forgot:${await clientAddress()}`, PER_ADDRESS, now);
    after(() =>
      sendPasswordReset(address, now).catch((err: unknown) =>
        log.error({ err }, "a letter could not be sent"),
      ),
    );
  });
