import { bioPages } from "@/lib/bio-pages";
import { upload } from "@/lib/http/dashboard/upload";
import { storeImage } from "@/lib/images";

/** Uploads the picture of a bio page; there is no API for it (docs/contract.md §6). */
export const POST = upload(async ({ owner, at, bytes, now }) => {
  await bioPages.get(owner, at);
  const { hash } = await storeImage(owner, bytes, now);
  const { avatar_url } = bioPages.serialize(await bioPages.setAvatar(owner, at, hash, now));
  return { avatar_url };
});
