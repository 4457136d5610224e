import { collection } from "@/lib/http/resource";
import { menuItems } from "@/lib/menus";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(menuItems);
