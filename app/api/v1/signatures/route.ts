import { collection } from "@/lib/http/api/resource";
import { signatures } from "@/lib/signatures";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(signatures);
