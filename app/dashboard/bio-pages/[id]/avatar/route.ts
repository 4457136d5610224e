import { bioPages } from "@/lib/bio-pages";
import { upload } from "@/lib/http/dashboard/upload";
import { storeImage } from "@/lib/images";

/** Takes the picture of a bio page. It is the only way to set one (CONTRACT §6). */
export const POST = upload(async ({ owner, at, bytes, now }) => {
  await bioPages.get(owner, at);
  const { hash } = await storeImage(owner, bytes, now);
  const { avatar_url } = bioPages.serialize(await bioPages.setAvatar(owner, at, hash, now));
  return { avatar_url };
});
