import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { memberOf } from "@/lib/accounts/memberships";
import type { Account } from "@/lib/accounts/service";
import { AppError } from "@/lib/errors";
import { Owner } from "@/lib/owner";
import { readSessionToken, SESSION_COOKIE } from "@/lib/users/session-token";
import { SignedInUser } from "@/lib/users/signed-in-user";

/** The person who is signed in, and the account they act for. */
export type Session = { owner: Owner; user: SignedInUser; account: Account };

/** The error message when a session is missing or has expired. */
export const SESSION_ENDED = "Your session has ended. Sign in again.";

/** The session, loaded once per request; undefined when signed out. */
export const currentSession = cache(async (): Promise<Session | undefined> => {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value;
  if (!cookie) return undefined;
  const session = await readSessionToken(cookie);
  const member = session && (await memberOf(session));
  if (!member) return undefined;
  const { userId, email, name, account } = member;
  return { owner: new Owner(account.id), user: new SignedInUser(userId, email, name), account };
});

/** As `currentSession`, but throws `unauthorized` when signed out; for downloads, uploads and previews. */
export async function requireSession(): Promise<Session> {
  const session = await currentSession();
  if (session) return session;
  throw new AppError("unauthorized", SESSION_ENDED);
}

/** As `currentSession`, but redirects to `/login` when signed out, and after sign-in back to the requested page. */
export async function requireOwner(): Promise<Session> {
  const session = await currentSession();
  if (session) return session;
  const page = (await headers()).get("x-waypost-page");
  redirect(page ? `/login?next=${encodeURIComponent(page)}` : "/login");
}
