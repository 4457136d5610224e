import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { db } from "@/lib/db/client";
import { authSecret, env } from "@/lib/env";
import type { SignedInUser } from "@/lib/users/signed-in-user";

type Person = { user: SignedInUser; email: string; password: string };

/** Tries to sign in with the same requests as the form. Returns the status and the error that the form would show. */
export async function trySignIn(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
  url = env.APP_URL,
): Promise<{ status: number; error: string | null }> {
  const { csrfToken } = await (await request.get(`${url}/api/auth/csrf`)).json();
  const response = await request.post(`${url}/api/auth/callback/credentials`, {
    form: { email, password, csrfToken, json: "true" },
    headers,
  });
  const redirect = new URL((await response.json()).url ?? url);
  return { status: response.status(), error: redirect.searchParams.get("error") };
}

const SESSION_COOKIE = "next-auth.session-token";

/** The session that the suite's own server would create for an account, without the slow password check. */
async function sessionOf({ user }: Person): Promise<string> {
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: user.userId } });
  return encode({ token: { sub: String(user.userId), number: sessionVersion }, secret: authSecret() });
}

/** The `Cookie` header of a browser that is signed in as this account on the suite's own server. */
export const sessionCookie = async (account: Person): Promise<string> =>
  `${SESSION_COOKIE}=${await sessionOf(account)}`;

/** Signs a browser in as this account: with a session cookie, or by password on a server of its own. */
export async function signIn(page: Page, account: Person, url?: string): Promise<void> {
  if (url === undefined) {
    const cookie = {
      name: SESSION_COOKIE,
      value: await sessionOf(account),
      url: env.APP_URL,
      httpOnly: true,
      sameSite: "Lax" as const,
    };
    return page.context().addCookies([cookie]);
  }
  expect(await trySignIn(page.request, account, {}, url)).toEqual({ status: 200, error: null });
}
