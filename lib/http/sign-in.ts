import type { AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { checkCredentials, type Ticket } from "@/lib/account/sign-in";
import { authSecret } from "@/lib/env";

declare module "next-auth" {
  interface User {
    number: number;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    number?: number;
  }
}

const password = Credentials({
  credentials: { email: {}, password: {} },
  authorize: async (sent) => {
    const ticket = await checkCredentials(sent);
    return ticket ? { id: String(ticket.userId), number: ticket.number } : null;
  },
});

/** How next-auth signs people in. Read at each request, for the secret is not known when the module is. */
export const authOptions = (): AuthOptions => ({
  secret: authSecret(),
  providers: [password],
  session: { strategy: "jwt" },
  pages: { signIn: "/login", signOut: "/login", error: "/login" },
  callbacks: {
    // Nothing but the ticket is in a session: name and e-mail are read where they are kept.
    jwt: ({ token, user }) => (user ? { sub: user.id, number: user.number } : token),
  },
});

/** The ticket in a session's token. */
export function ticketOf(token: { sub?: string; number?: number } | null): Ticket | undefined {
  const userId = Number(token?.sub);
  return token?.number && Number.isSafeInteger(userId) ? { userId, number: token.number } : undefined;
}
