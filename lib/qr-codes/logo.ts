import { db } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { brandImage } from "@/lib/images/brand-image";
import type { Owner } from "@/lib/owner";

/** The hash of the logo for this address (lib/images/brand-image.ts). Throws `invalid_logo` without one. */
export async function requireLogo(owner: Owner, address: string): Promise<string> {
  const hash = await brandImage(owner, address);
  if (hash !== null) return hash;
  throw invalid("logo", "must be 0: this account has no logo; upload one on the dashboard's account page", {
    formMessage: "Upload a logo on the account page first",
  });
}

/** The picture with this hash. */
export async function readLogo(hash: string): Promise<Uint8Array> {
  const { large } = await db.image.findUniqueOrThrow({ where: { hash }, select: { large: true } });
  return large;
}
