import { domains } from "@/lib/domains";
import { upload } from "@/lib/http/dashboard/upload";
import { storeImage } from "@/lib/images";
import { setDomainBrandImage } from "@/lib/images/brand-image";
import { imageUrl } from "@/lib/images/urls";

/** Uploads the logo for QR codes of links on a domain; there is no API for it (docs/contract.md §14). */
export const POST = upload(async ({ owner, at, bytes, now }) => {
  const { id } = await domains.get(owner, at);
  const { hash } = await storeImage(owner, bytes, now);
  await setDomainBrandImage(owner, id, hash);
  return { logo_url: imageUrl(hash, "large") };
});
