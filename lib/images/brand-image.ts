import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/** The hash of the logo that the account's QR codes may carry; null without one. */
export async function brandImage({ accountId }: Owner): Promise<string | null> {
  const account = await db.account.findUnique({ where: { id: accountId }, select: { brandImage: true } });
  return account?.brandImage ?? null;
}

/** Sets the account's logo to a stored image, or removes it. */
export async function setBrandImage({ accountId }: Owner, hash: string | null): Promise<void> {
  await db.account.update({ where: { id: accountId }, data: { brandImage: hash }, select: { id: true } });
}
