/** Why signing in with GitHub or Google failed, as messages. */
const MESSAGES = {
  EmailUnproven: "They do not vouch for an e-mail of yours. Confirm one there first, or use a password here.",
  EmailTaken:
    "There is an account with this e-mail already. Sign in with its password and connect it on the account page.",
  IdentityTaken: "That identity opens another account already.",
  SignupClosed: "There is no account for you here, and new ones are made by the operator only.",
} as const;

export type OAuthError = keyof typeof MESSAGES;

/** The message for an error code in the URL; undefined when there is none. */
export function oauthErrorMessage(error: unknown): string | undefined {
  if (typeof error !== "string" || !error) return undefined;
  const known = Object.entries(MESSAGES).find(([name]) => name === error);
  return known ? known[1] : "That did not work. Try again, or use your password.";
}
