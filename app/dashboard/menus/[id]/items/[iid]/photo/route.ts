import { upload } from "@/lib/http/dashboard/upload";
import { storeImage } from "@/lib/images";
import { menuItems } from "@/lib/menus";

/** Uploads the photo of an item; the body is the image. */
export const POST = upload(async ({ owner, at, bytes, now }) => {
  await menuItems.get(owner, at);
  const { hash } = await storeImage(owner, bytes, now);
  return menuItems.serialize(await menuItems.setPhoto(owner, at, hash, now));
});
