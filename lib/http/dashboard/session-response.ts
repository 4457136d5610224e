import { AppError } from "@/lib/errors";
import { requireSession, type Session } from "@/lib/http/auth/session";
import { isOwnOrigin } from "@/lib/http/request/origin";
import { webResponse } from "@/lib/http/response/api-response";
import { dashboardErrorResponse } from "@/lib/http/response/responses";

/** The response to a signed-in owner. Errors, also of a missing session, have the API's format. */
export async function sessionResponse(respond: (session: Session) => Promise<Response>): Promise<Response> {
  try {
    return await respond(await requireSession());
  } catch (error) {
    return webResponse(dashboardErrorResponse(error));
  }
}

/** As `sessionResponse`, for requests that change something: only from our own pages. */
export const ownOriginResponse = (
  request: Request,
  respond: (session: Session) => Promise<Response>,
): Promise<Response> =>
  sessionResponse(async (session) => {
    if (!isOwnOrigin(request.headers)) throw new AppError("forbidden", "Cross-site requests are not allowed");
    return respond(session);
  });
