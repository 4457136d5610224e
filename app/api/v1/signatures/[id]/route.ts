import { item } from "@/lib/http/resource";
import { signatures } from "@/lib/signatures";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = item(signatures);
