import { bioLinks } from "@/lib/bio-pages";
import { upload } from "@/lib/http/dashboard/upload";
import { storeImage } from "@/lib/images";

/** Uploads the thumbnail of a bio link; there is no API for it (docs/contract.md §6). */
export const POST = upload(async ({ owner, at, bytes, now }) => {
  await bioLinks.get(owner, at);
  const { hash } = await storeImage(owner, bytes, now);
  const { thumbnail_url } = bioLinks.serialize(await bioLinks.setThumbnail(owner, at, hash, now));
  return { thumbnail_url };
});
