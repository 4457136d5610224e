import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { requestIdOf } from "@/lib/http/request/request-id";
import { plainError } from "@/lib/http/response/plain-error";
import { log } from "@/lib/log";
import { closeIfUnread } from "@/lib/server/http/unread-body";
import { encodeResponse } from "@/lib/visitors/response/encoding";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/** Sends a response, waiting for rendering and compression if needed. Never throws. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  visitorResponse: VisitorResponse | Promise<VisitorResponse>,
): void {
  try {
    if (!(visitorResponse instanceof Promise || visitorResponse.encodings))
      writeResponse(request, response, visitorResponse);
    else
      Promise.resolve(visitorResponse)
        .then((drawn) => encodeResponse(drawn, request.headers["accept-encoding"]))
        .then((ready) => writeResponse(request, response, ready))
        .catch((err: unknown) => sendInternalError(response, err));
  } catch (err) {
    sendInternalError(response, err);
  }
}

function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: VisitorResponse,
): void {
  closeIfUnread(request, response);
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Responds with 500 and logs why; aborts a response that has started. */
export function sendInternalError(response: ServerResponse, err: unknown): void {
  const requestId = requestIdOf(response.req.headers["x-request-id"]);
  log.error({ requestId, err }, "a request failed");
  if (response.headersSent) return void response.destroy();
  const { status, headers, body } = plainError(
    new AppError("internal_error", "Something went wrong on our side"),
  );
  response.writeHead(status, { ...headers, "X-Request-Id": requestId });
  response.end(body);
}
