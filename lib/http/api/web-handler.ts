import type { Api } from "@/lib/http/api/router";
import { apiRequestOf } from "@/lib/http/request/api-request";
import { webResponse } from "@/lib/http/response/api-response";

/** The API as a route handler of Next. */
export const webHandler =
  (api: Api) =>
  async (request: Request): Promise<Response> =>
    webResponse(await api(apiRequestOf(request)), request.method);
