import type { AppError } from "@/lib/errors";

// Rules of accounts, whose messages the command line shows as well.
const ACCOUNT_RULES: readonly (readonly [message: RegExp, formMessage: string])[] = [
  [/ already has an account$/, "An account with this email already exists"],
  [/ is not your current password$/, "That's not your current password"],
  [/^confirm_email /, "That's not this account's email"],
];

/** What a form shows for an error: its own sentence for a broken rule, the API's message for anything else. */
export function formMessage({ message, form }: Pick<AppError, "message" | "form">): string {
  if (form.message !== undefined) return form.message;
  return ACCOUNT_RULES.find(([rule]) => rule.test(message))?.[1] ?? message;
}
