import { AppError } from "@/lib/errors";
import { requireSession } from "@/lib/http/auth/session";
import { apiRequestOf } from "@/lib/http/request/api-request";
import { readFields } from "@/lib/http/request/json-body";
import { isOwnOrigin } from "@/lib/http/request/origin";
import { webResponse } from "@/lib/http/response/api-response";
import { dashboardErrorResponse, json } from "@/lib/http/response/responses";
import { bulkLinks } from "@/lib/links/bulk";

/** Deletes links, as the API does. Not a server action, so that a page can send it on unload. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { owner } = await requireSession();
    if (!isOwnOrigin(request.headers)) throw new AppError("forbidden", "Cross-site requests are not allowed");
    const { fields } = await readFields(apiRequestOf(request));
    const outcomes = await bulkLinks.remove(owner, fields, new Date());
    return webResponse(json(bulkLinks.serialize.deleted(outcomes)));
  } catch (error) {
    return webResponse(dashboardErrorResponse(error));
  }
}
