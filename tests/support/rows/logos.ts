import { storeImage } from "@/lib/images";
import { setBrandImage } from "@/lib/images/brand-image";
import type { TestAccount } from "@/tests/support/fixtures";
import { logoPicture } from "@/tests/support/rows/pictures";

/** Gives an account a logo in this color; returns its hash. */
export async function giveLogo({ owner }: TestAccount, color = "b91c1c"): Promise<string> {
  const { hash } = await storeImage(owner, await logoPicture(color), new Date());
  await setBrandImage(owner, hash);
  return hash;
}
