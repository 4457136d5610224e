export { MAX_BYTES } from "@/lib/images/encode";
export { deleteUnusedImages, storeImage } from "@/lib/images/service";
