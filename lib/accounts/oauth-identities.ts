import type { OAuthError } from "@/lib/accounts/oauth-errors";
import { email } from "@/lib/accounts/schema";
import { select } from "@/lib/accounts/service";
import type { SessionToken } from "@/lib/accounts/sign-in";
import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { Owner } from "@/lib/owner";
import { text } from "@/lib/validation/fields";

/** A person's profile at an OAuth provider. The email only counts when the provider has verified it. */
export type OAuthProfile = {
  provider: string;
  subject: string;
  email: string | null | undefined;
  verified: boolean;
  name: string | null | undefined;
};

/**
 * Signs in with an OAuth profile, or returns why not. A known identity opens its account; a signed-in person
 * (`owner`) gets it linked to their own. Otherwise the verified email finds the account, but only one whose email was
 * verified here too: else an attacker could sign up with somebody's email and wait for them to link their identity.
 */
export async function signInWithOAuth(
  profile: OAuthProfile,
  { owner, open }: { owner: Owner | undefined; open: boolean },
  now: Date,
): Promise<OAuthError | undefined> {
  const { provider, subject } = profile;
  const known = await db.identity.findUnique({ where: { provider_subject: { provider, subject } } });
  if (known) return owner && owner.userId !== known.userId ? "IdentityTaken" : undefined;
  if (owner) return linkIdentity(profile, owner.userId, now);
  const { data: address } = email().safeParse(profile.email);
  if (!address || !profile.verified) return "EmailUnproven";
  const user = await db.user.findUnique({ where: { email: address } });
  if (user) return user.verifiedAt ? linkIdentity(profile, user.id, now) : "EmailTaken";
  if (!open) return "SignupClosed";
  return transaction(async () => {
    const name = text(200).safeParse(profile.name).data ?? "";
    const data = { email: address, name, verifiedAt: now, createdAt: now };
    const { id } = await db.user.create({ data, select });
    return linkIdentity(profile, id, now);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return "EmailTaken";
    throw error;
  });
}

async function linkIdentity(
  { provider, subject }: OAuthProfile,
  userId: number,
  createdAt: Date,
): Promise<undefined> {
  await db.identity.create({ data: { provider, subject, userId, createdAt } });
}

/** The session of the account that an identity belongs to. */
export async function sessionOfIdentity(
  provider: string,
  subject: string,
): Promise<SessionToken | undefined> {
  const known = await db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: { select: { sessionNumber: true } } },
  });
  return known ? { userId: known.userId, version: known.user.sessionNumber } : undefined;
}

/** How an account can be signed in to: by password, and with which identities. */
export async function signInMethods({ userId }: Owner): Promise<{ password: boolean; identities: string[] }> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { identities: true } });
  return {
    password: user.passwordHash !== null,
    identities: user.identities.map(({ provider }) => provider),
  };
}
