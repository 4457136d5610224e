import { item } from "@/lib/http/api/resource";
import { menuItems } from "@/lib/menus";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = item(menuItems);
