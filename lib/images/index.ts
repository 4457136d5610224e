export { MOST_BYTES } from "@/lib/images/encode";
export { removeUnused, storeImage } from "@/lib/images/service";
