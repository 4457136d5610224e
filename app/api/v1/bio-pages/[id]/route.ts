import { bioPages } from "@/lib/bio-pages";
import { item } from "@/lib/http/api/resource";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = item(bioPages);
