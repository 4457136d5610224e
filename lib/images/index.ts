export { MOST_BYTES } from "@/lib/images/encode";
export { readImage, removeUnused, storeImage } from "@/lib/images/service";
