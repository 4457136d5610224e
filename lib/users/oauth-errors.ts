/** Why signing in with GitHub or Google failed, as messages. */
const MESSAGES = {
  EmailUnverified:
    "Your GitHub or Google account has no verified email. Verify it and try again, or use a password.",
  EmailTaken:
    "An account with this email already exists. Sign in with its password, then connect GitHub or Google on the account page.",
  IdentityTaken: "That GitHub or Google account is already connected to another account.",
  SignupClosed: "No account found. Sign-up is closed on this server.",
} as const;

export type OAuthError = keyof typeof MESSAGES;

/** The message for an error code in the URL; undefined when there is none. */
export function oauthErrorMessage(error: unknown): string | undefined {
  if (typeof error !== "string" || !error) return undefined;
  const known = Object.entries(MESSAGES).find(([name]) => name === error);
  return known ? known[1] : "Something went wrong. Try again, or use your password.";
}
