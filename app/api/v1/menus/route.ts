import { collection } from "@/lib/http/api/resource";
import { menus } from "@/lib/menus";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(menus);
