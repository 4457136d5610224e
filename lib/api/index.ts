import { endpoints } from "@/lib/api/endpoints";
import { router } from "@/lib/http/api/router";

/** The whole API, for Next's route handler and our own server. */
export const api = router("/api/v1", endpoints);
