import { collection } from "@/lib/http/api/resource";
import { timers } from "@/lib/timers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = collection(timers);
