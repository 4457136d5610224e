import { countdowns } from "@/lib/countdowns";
import { collection } from "@/lib/http/api/resource";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(countdowns);
