import { authSecret, env } from "@/lib/env";

/** A session: the user, and their session version when it began, which a new password increments. */
export type SessionToken = { userId: number; version: number };

/** The cookie that holds a session, encrypted by next-auth. */
export const SESSION_COOKIE = `${env.APP_URL.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;

/** Decrypts a session cookie; undefined when expired or invalid. Doesn't check the version (see `memberOf`). */
export async function readSessionToken(cookie: string): Promise<SessionToken | undefined> {
  // Lazy: not every process sees a session.
  const { decode } = await import("next-auth/jwt");
  const token = await decode({ token: cookie, secret: authSecret() }).catch(() => null);
  const { sub, number: version } = token ?? {};
  const userId = Number(sub);
  return typeof version === "number" && version > 0 && Number.isSafeInteger(userId)
    ? { userId, version }
    : undefined;
}
