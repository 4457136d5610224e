import type { Account, AuthOptions, Profile } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { signInWithOAuth } from "@/lib/accounts/oauth-sign-in";
import { authSecret, env } from "@/lib/env";
import { oauthProviders } from "@/lib/http/auth/oauth-providers";
import { currentSession } from "@/lib/http/auth/session";
import { clientAddress } from "@/lib/http/request/client-address";
import { toAppError } from "@/lib/http/response/responses";
import { log } from "@/lib/log";
import { sessionOfIdentity } from "@/lib/users/oauth-identities";
import { checkCredentials } from "@/lib/users/sign-in";

const password = Credentials({
  credentials: { email: {}, password: {} },
  authorize: async (sent) => {
    const session = await checkCredentials(sent, await clientAddress(), new Date()).catch(
      (error: unknown) => {
        const { status, message } = toAppError(error);
        if (status >= 500) log.error({ err: error }, "a sign-in failed");
        // next-auth shows a thrown message to the person signing in.
        throw new Error(message);
      },
    );
    return session ? { id: String(session.userId), sessionVersion: session.version } : null;
  },
});

/** The next-auth configuration. Built per request, because the secret isn't known at import time. */
export const authOptions = (): AuthOptions => ({
  secret: authSecret(),
  providers: [password, ...oauthProviders()],
  session: { strategy: "jwt" },
  pages: { signIn: "/login", signOut: "/login", error: "/login" },
  logger: {
    error: (code, metadata) => log.error({ code, metadata }, "next-auth"),
    warn: (code) => log.warn({ code }, "next-auth"),
    debug: () => undefined,
  },
  callbacks: {
    signIn: async ({ account, profile }) => {
      if (account?.type !== "oauth") return true;
      const oauthError = await signInWithProvider(account, profile);
      return oauthError ? `/login?error=${oauthError}` : true;
    },
    // The session token holds only the user and their session version; name and email are read from the database.
    jwt: async ({ token, user, account }) => {
      if (account?.type !== "oauth") return user ? { sub: user.id, number: user.sessionVersion } : token;
      const { provider, providerAccountId: subject } = account;
      const session = await sessionOfIdentity({ provider, subject });
      return session ? { sub: String(session.userId), number: session.version } : {};
    },
    session: async ({ session: { expires } }) => {
      const user = (await currentSession())?.user;
      return { expires, ...(user && { user: { name: user.name, email: user.email } }) };
    },
  },
});

async function signInWithProvider(
  { provider, providerAccountId: subject }: Account,
  profile: Profile | undefined,
) {
  const { email, name, email_verified } = profile ?? {};
  const oauthProfile = { provider, subject, email, name, verified: email_verified === true };
  const user = (await currentSession())?.user;
  return signInWithOAuth(oauthProfile, { user, open: env.SIGNUP === "open" }, new Date());
}
