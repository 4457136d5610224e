import { db } from "@/lib/db/client";
import type { SessionToken } from "@/lib/users/session-token";
import type { SignedInUser } from "@/lib/users/signed-in-user";

/** An OAuth identity: the provider, like "github", and the person's id there. */
export type OAuthSubject = { provider: string; subject: string };

/** The user of an OAuth identity; undefined if unknown. */
export async function userOfIdentity({ provider, subject }: OAuthSubject): Promise<number | undefined> {
  const known = await db.identity.findUnique({ where: { provider_subject: { provider, subject } } });
  return known?.userId;
}

/** Lets a user sign in with an OAuth identity. */
export async function linkIdentity(
  { provider, subject }: OAuthSubject,
  userId: number,
  createdAt: Date,
): Promise<void> {
  await db.identity.create({ data: { provider, subject, userId, createdAt } });
}

/** The session of the user that an identity belongs to. */
export async function sessionOfIdentity({
  provider,
  subject,
}: OAuthSubject): Promise<SessionToken | undefined> {
  const known = await db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: { select: { sessionVersion: true } } },
  });
  return known ? { userId: known.userId, version: known.user.sessionVersion } : undefined;
}

/** How a user can sign in: by password, and with which identities. */
export async function signInMethods({
  userId,
}: SignedInUser): Promise<{ password: boolean; identities: string[] }> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { identities: true } });
  return {
    password: user.passwordHash !== null,
    identities: user.identities.map(({ provider }) => provider),
  };
}
