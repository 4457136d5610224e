import { countdowns } from "@/lib/countdowns";
import { item } from "@/lib/http/api/resource";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = item(countdowns);
