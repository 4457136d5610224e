import { z } from "zod";
import { invalid } from "@/lib/errors";
import { email as contactEmail } from "@/lib/validation/contact";

const PASSWORD = "must be 8 to 200 characters";

/** The email that a person signs in with, stored in lower case. */
export const email = () => contactEmail().transform((text) => text.toLowerCase());

/** The error when another user has this email. */
export const emailTaken = (formMessage = "An account with this email already exists") =>
  invalid("email", "is already in use by another account", { formMessage });

/** A new password: 8 to 200 characters, not trimmed. */
export const password = () => z.string(PASSWORD).min(8, PASSWORD).max(200, PASSWORD);

/** The sign-in form. Anything else cannot match a user. */
export const credentials = z.object({ email: email(), password: z.string().min(1).max(200) });
