import { upload } from "@/lib/http/dashboard/upload";
import { storeImage } from "@/lib/images";
import { setBrandImage } from "@/lib/images/brand-image";
import { imageUrl } from "@/lib/images/urls";

/** Uploads the logo for QR codes; there is no API for it (docs/contract.md §11). */
export const POST = upload(async ({ owner, bytes, now }) => {
  const { hash } = await storeImage(owner, bytes, now);
  await setBrandImage(owner, hash);
  return { logo_url: imageUrl(hash, "large") };
});
