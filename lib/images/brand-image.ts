import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import type { Owner } from "@/lib/owner";

/** The hash of the logo for QR codes of this address: that of its domain, else the account's; null for none. */
export async function brandImage({ accountId }: Owner, address?: string): Promise<string | null> {
  const name = address === undefined ? "" : new URL(address).hostname;
  const [row] = await db.$queryRaw<{ hash: string | null }[]>(prepared`
    SELECT coalesce(d.brand_image, a.brand_image) AS hash
    FROM accounts a LEFT JOIN domains d ON d.account_id = a.id AND d.name = ${name} WHERE a.id = ${accountId}`);
  return row?.hash ?? null;
}

/** Adds whether the QR code of each address may have a logo. */
export async function withLogos<Address extends { url: string }>(
  owner: Owner,
  [first, ...others]: readonly [Address, ...Address[]],
) {
  const withLogo = async (address: Address) => ({
    ...address,
    hasLogo: (await brandImage(owner, address.url)) !== null,
  });
  return [await withLogo(first), ...(await Promise.all(others.map(withLogo)))] as const;
}

/** Sets the account's logo to a stored image, or removes it. */
export async function setBrandImage({ accountId }: Owner, hash: string | null): Promise<void> {
  await db.account.update({ where: { id: accountId }, data: { brandImage: hash }, select: { id: true } });
}

/** As `setBrandImage`, for one of the account's domains. P2025 when it is missing. */
export async function setDomainBrandImage(
  { accountId }: Owner,
  id: number,
  hash: string | null,
): Promise<void> {
  await db.domain.update({ where: { id, accountId }, data: { brandImage: hash }, select: { id: true } });
}
