import type { Account, AuthOptions, Profile } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { sessionOfIdentity, signInWithOAuth } from "@/lib/accounts/oauth-identities";
import { checkCredentials } from "@/lib/accounts/sign-in";
import { authSecret, env } from "@/lib/env";
import { oauthProviders } from "@/lib/http/auth/oauth-providers";
import { sessionOwner } from "@/lib/http/auth/session";
import { clientAddress } from "@/lib/http/request/client-address";
import { toAppError } from "@/lib/http/response/responses";
import { log } from "@/lib/log";

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
    return session ? { id: String(session.userId), number: session.version } : null;
  },
});

/** The next-auth configuration. Built per request, because the secret isn't known when the module loads. */
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
      const refusal = await signInWithProvider(account, profile);
      return refusal ? `/login?error=${refusal}` : true;
    },
    // The session token holds only the account and the session version; name and email are read from the database.
    jwt: async ({ token, user, account }) => {
      if (account?.type !== "oauth") return user ? { sub: user.id, number: user.number } : token;
      const session = await sessionOfIdentity(account.provider, account.providerAccountId);
      return session ? { sub: String(session.userId), number: session.version } : {};
    },
    session: async ({ session: { expires } }) => {
      const account = (await sessionOwner())?.account;
      return { expires, ...(account && { user: { name: account.name, email: account.email } }) };
    },
  },
});

async function signInWithProvider(
  { provider, providerAccountId: subject }: Account,
  profile: Profile | undefined,
) {
  const { email, name, email_verified } = profile ?? {};
  const oauthProfile = { provider, subject, email, name, verified: email_verified === true };
  const owner = (await sessionOwner())?.owner;
  return signInWithOAuth(oauthProfile, { owner, open: env.SIGNUP === "open" }, new Date());
}
