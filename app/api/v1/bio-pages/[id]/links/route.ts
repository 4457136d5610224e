import { bioLinks } from "@/lib/bio-pages";
import { collection } from "@/lib/http/api/resource";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(bioLinks);
