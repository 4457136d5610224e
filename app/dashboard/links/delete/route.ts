import { ownOriginResponse } from "@/lib/http/dashboard/session-response";
import { apiRequestOf } from "@/lib/http/request/api-request";
import { readFields } from "@/lib/http/request/json-body";
import { webResponse } from "@/lib/http/response/api-response";
import { json } from "@/lib/http/response/responses";
import { bulkLinks } from "@/lib/links/bulk";

/** Deletes links, as the API does. Not a server action, so that a page can send it on unload. */
export const POST = (request: Request): Promise<Response> =>
  ownOriginResponse(request, async ({ owner }) => {
    const { fields } = await readFields(apiRequestOf(request));
    const outcomes = await bulkLinks.remove(owner, fields, new Date());
    return webResponse(json(bulkLinks.serialize.deleted(outcomes)));
  });
