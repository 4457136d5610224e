import { endpoints } from "@/lib/api/endpoints";
import { router } from "@/lib/http/api/router";

/** The whole API, for the route handler of Next and for our own server. */
export const api = router("/api/v1", endpoints);
