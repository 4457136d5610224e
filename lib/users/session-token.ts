import { authSecret, env } from "@/lib/env";

/** What a session holds: whose it is, and the user's session version when it began; a new password raises it. */
export type SessionToken = { userId: number; version: number };

/** The cookie that holds a session, encrypted by next-auth. */
export const SESSION_COOKIE = `${env.APP_URL.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;

/** The session in its cookie; undefined when it has expired or isn't ours. Whether it was ended since, the user's row tells. */
export async function readSessionToken(cookie: string): Promise<SessionToken | undefined> {
  // Loaded with the first session: not every process sees one.
  const { decode } = await import("next-auth/jwt");
  const token = await decode({ token: cookie, secret: authSecret() }).catch(() => null);
  const { sub, number: version } = token ?? {};
  const userId = Number(sub);
  return typeof version === "number" && version > 0 && Number.isSafeInteger(userId)
    ? { userId, version }
    : undefined;
}
