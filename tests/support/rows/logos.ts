import sharp from "sharp";
import { storeImage } from "@/lib/images";
import { setBrandImage } from "@/lib/images/brand-image";
import type { TestAccount } from "@/tests/support/fixtures";
import { logoPicture } from "@/tests/support/rows/pictures";

/** Gives an account a logo in this color; returns its hash. */
export const giveLogo = async (account: TestAccount, color = "b91c1c"): Promise<string> =>
  give(account, await logoPicture(color));

/** Gives an account a logo whose rings readers mistake for finder patterns. */
export async function giveUnreadableLogo(account: TestAccount): Promise<void> {
  const finder = '<path d="M0 0h7v7H0z"/><path d="M1 1h5v5H1z" fill="#fff"/><path d="M2 2h3v3H2z"/>';
  const finders = `<g>${finder}</g><g transform="translate(9)">${finder}</g><g transform="translate(0 9)">${finder}</g>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 16 16">${finders}</svg>`;
  await give(account, await sharp(Buffer.from(picture)).png().toBuffer());
}

async function give({ owner }: TestAccount, picture: Buffer): Promise<string> {
  const { hash } = await storeImage(owner, picture, new Date());
  await setBrandImage(owner, hash);
  return hash;
}
