import { AppError } from "@/lib/errors";
import { ownOriginResponse } from "@/lib/http/dashboard/session-response";
import { webResponse } from "@/lib/http/response/api-response";
import { json } from "@/lib/http/response/responses";
import { linkImports } from "@/lib/links/import";

/** Streams a file of links into a new import and returns its id. `?name=` is the file name. */
export const POST = (request: Request): Promise<Response> =>
  ownOriginResponse(request, async ({ owner }) => {
    if (request.headers.get("content-type") !== "text/csv" || !request.body)
      throw new AppError("unsupported_media_type", "The file must be sent as text/csv");
    const name = new URL(request.url).searchParams.get("name") ?? "";
    const { id } = await linkImports.read(owner, name, request.body, new Date());
    return webResponse(json({ id }, 201));
  });
