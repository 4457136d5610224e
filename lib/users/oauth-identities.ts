import { db } from "@/lib/db/client";
import { MissingRowError } from "@/lib/db/errors";
import { prepared } from "@/lib/db/raw-query";
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
  const [methods] = await db.$queryRaw<{ password: boolean; identities: string[] }[]>(prepared`
    SELECT password_hash IS NOT NULL AS password, ARRAY(SELECT provider FROM identities WHERE user_id = u.id) AS identities
    FROM users u WHERE id = ${userId}`);
  if (!methods) throw new MissingRowError();
  return methods;
}
