import { collection } from "@/lib/http/api/resource";
import { links } from "@/lib/links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(links);
