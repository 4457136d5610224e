import { z } from "zod";

const EMAIL = "must be an email address like ada@example.com, at most 254 characters";
const PASSWORD = "must be 8 to 200 characters";

/** An email address, stored in lower case. */
export const email = () => z.string(EMAIL).trim().toLowerCase().max(254, EMAIL).pipe(z.email(EMAIL));

/** A new password: 8 to 200 characters, taken as typed. */
export const password = () => z.string(PASSWORD).min(8, PASSWORD).max(200, PASSWORD);

/** The sign-in form. Anything else cannot match an account. */
export const credentials = z.object({ email: email(), password: z.string().min(1).max(200) });
