import { AppError } from "@/lib/errors";
import { requireSession } from "@/lib/http/auth/session";
import { isOwnOrigin } from "@/lib/http/request/origin";
import { webResponse } from "@/lib/http/response/api-response";
import { dashboardErrorResponse, json } from "@/lib/http/response/responses";
import { linkImports } from "@/lib/links/import";

/** Streams a file of links into a new import and returns its id. `?name=` is the file name. */
export async function POST(request: Request): Promise<Response> {
  try {
    const session = await requireSession();
    if (!isOwnOrigin(request.headers)) throw new AppError("forbidden", "Cross-site requests are not allowed");
    if (request.headers.get("content-type") !== "text/csv" || !request.body)
      throw new AppError("unsupported_media_type", "The file must be sent as text/csv");
    const name = new URL(request.url).searchParams.get("name") ?? "";
    const { id } = await linkImports.read(session.owner, name, request.body, new Date());
    return webResponse(json({ id }, 201));
  } catch (error) {
    return webResponse(dashboardErrorResponse(error));
  }
}
