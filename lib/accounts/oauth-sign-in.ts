import { insertAccount } from "@/lib/accounts/service";
import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { OAuthError } from "@/lib/users/oauth-errors";
import { linkIdentity, type OAuthSubject, userOfIdentity } from "@/lib/users/oauth-identities";
import { email } from "@/lib/users/schema";
import type { SignedInUser } from "@/lib/users/signed-in-user";
import { text } from "@/lib/validation/fields";

/** A person's profile at an OAuth provider. The email only counts when the provider has verified it. */
export type OAuthProfile = OAuthSubject & {
  email: string | null | undefined;
  verified: boolean;
  name: string | null | undefined;
};

/**
 * Signs in with an OAuth profile, or returns why not. A known identity signs its user in; a signed-in user (`user`)
 * gets it linked. Otherwise the verified email finds the user, but only if that email was verified here too: else an
 * attacker could sign up with somebody's email and wait for them to link their identity. An unknown email gets a new
 * account while sign-up is `open`.
 */
export async function signInWithOAuth(
  profile: OAuthProfile,
  { user, open }: { user: SignedInUser | undefined; open: boolean },
  now: Date,
): Promise<OAuthError | undefined> {
  const known = await userOfIdentity(profile);
  if (known !== undefined) return user && user.userId !== known ? "IdentityTaken" : undefined;
  if (user) return link(profile, user.userId, now);
  const { data: address } = email().safeParse(profile.email);
  if (!address || !profile.verified) return "EmailUnverified";
  const found = await db.user.findUnique({ where: { email: address } });
  if (found) return found.verifiedAt ? link(profile, found.id, now) : "EmailTaken";
  if (!open) return "SignupClosed";
  return transaction(async () => {
    const name = text(200).safeParse(profile.name).data ?? "";
    const { userId } = await insertAccount({ email: address, name, verifiedAt: now }, "free", now);
    return link(profile, userId, now);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return "EmailTaken";
    throw error;
  });
}

async function link(profile: OAuthProfile, userId: number, now: Date): Promise<undefined> {
  await linkIdentity(profile, userId, now);
}
