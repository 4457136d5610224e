import type { AuthOptions } from "next-auth";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { z } from "zod";
import { env } from "@/lib/env";

declare module "next-auth" {
  interface User {
    sessionVersion?: number;
  }
  interface Profile {
    email_verified?: boolean;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    // Named `number` since the first version: renaming it would sign everybody out.
    number?: number;
  }
}

const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The configured OAuth providers: GitHub and Google. */
export function oauthProviders(): AuthOptions["providers"] {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_ID, GOOGLE_SECRET } = env;
  return [
    ...(GITHUB_ID && GITHUB_SECRET ? [github(GITHUB_ID, GITHUB_SECRET)] : []),
    ...(GOOGLE_ID && GOOGLE_SECRET ? [google(GOOGLE_ID, GOOGLE_SECRET)] : []),
  ];
}

const google = (clientId: string, clientSecret: string) =>
  Google({ clientId, clientSecret, wellKnown: `${env.GOOGLE_URL}/.well-known/openid-configuration` });

function github(clientId: string, clientSecret: string) {
  const site = env.GITHUB_URL;
  const api = site === "https://github.com" ? "https://api.github.com" : `${site}/api/v3`;
  return GitHub({
    clientId,
    clientSecret,
    issuer: `${site}/login/oauth`,
    authorization: { url: `${site}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    token: `${site}/login/oauth/access_token`,
    userinfo: {
      url: `${api}/user`,
      request: async ({ client, tokens: { access_token: token = "" } }) => {
        const profile = await client.userinfo(token);
        const response = await fetch(`${api}/user/emails`, { headers: { Authorization: `Bearer ${token}` } });
        const list = addresses.safeParse(await response.json()).data ?? [];
        const own = list.find(({ primary, verified }) => primary && verified);
        // The profile's own email is the public one, which may be unverified.
        return { ...profile, email: own?.email, email_verified: own !== undefined };
      },
    },
  });
}

/** Names of the configured providers, for sign-in buttons. */
export const oauthProviderNames = (): { id: string; name: string }[] =>
  oauthProviders().map(({ id, name }) => ({ id, name }));
