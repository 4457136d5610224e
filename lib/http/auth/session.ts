import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { decode } from "next-auth/jwt";
import { cache } from "react";
import { type Account, readAccount } from "@/lib/accounts/service";
import { accountOf, type SessionToken } from "@/lib/accounts/sign-in";
import { authSecret, env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { Owner } from "@/lib/owner";

export type Session = { owner: Owner; account: Account };

/** What somebody is told whose session is missing or over. */
export const SESSION_ENDED = "Your session has ended. Sign in again.";

const COOKIE = `${env.APP_URL.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;

/** The signed-in account, loaded once per request; undefined when signed out. */
export const sessionOwner = cache(async (): Promise<Session | undefined> => {
  const token = (await cookies()).get(COOKIE)?.value;
  if (!token) return undefined;
  const session = sessionTokenOf(await decode({ token, secret: authSecret() }).catch(() => null));
  const account = session && (await accountOf(session));
  return account && { owner: new Owner(account.id), account };
});

/** As `sessionOwner`, but throws `unauthorized` when signed out; for downloads, uploads and previews. */
export async function requireSession(): Promise<Session> {
  const session = await sessionOwner();
  if (session) return session;
  throw new AppError("unauthorized", SESSION_ENDED);
}

/** The signed-in account; redirects to `/login` when signed out, and from there back to the requested page. */
export async function requireOwner(): Promise<Session> {
  const session = await sessionOwner();
  if (session) return session;
  const page = (await headers()).get("x-waypost-page");
  redirect(page ? `/login?next=${encodeURIComponent(page)}` : "/login");
}

/** As `readAccount`, loaded once per request: it counts everything the account owns. */
export const readOwnAccount = cache(readAccount);

function sessionTokenOf(token: { sub?: string; number?: number } | null): SessionToken | undefined {
  const userId = Number(token?.sub);
  return token?.number && Number.isSafeInteger(userId) ? { userId, version: token.number } : undefined;
}
