import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { withRemoteAddress } from "@/lib/http/request/remote-address";
import { requestIdOf } from "@/lib/http/request/request-id";
import { imageResponse } from "@/lib/images/response";
import { log } from "@/lib/log";
import { answerApi } from "@/lib/server/api-server";
import { missingHostError, rejectMalformedRequest } from "@/lib/server/malformed-request";
import { apiTarget, isRoutable, pathOf, queryOf } from "@/lib/server/request-target";
import { handleLinkVisit, handlePageVisit, methodNotAllowed, slugOf } from "@/lib/visitors/handler";
import { notFoundPage } from "@/lib/visitors/pages/status-pages";
import type { Visit } from "@/lib/visitors/request/visit";
import { encodeResponse } from "@/lib/visitors/response/encoding";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const IDLE_CLOSE_INTERVAL_MS = 500;

// Headers that only a trusted proxy may set. Next fills in what it sees itself.
const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The HTTP server: visitor requests are handled here, everything else is passed to Next. */
export function createHttpServer(next: Handle): Server {
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { httpVersion, headers, socket } = request;
    if (httpVersion === "1.1" && headers.host === undefined)
      return rejectMalformedRequest(missingHostError, socket);
    try {
      handleRequest(next, request, response);
    } catch (err) {
      sendInternalError(response, err);
    }
  };
  // Node's defaults would reject a missing Host or an unknown Expect with an empty response.
  const server = createServer({ requireHostHeader: false }, onRequest);
  return server.on("checkExpectation", onRequest).on("clientError", rejectMalformedRequest);
}

function handleRequest(next: Handle, request: IncomingMessage, response: ServerResponse): void {
  const { method = "GET", headers, socket, url: target = "/" } = request;
  const path = pathOf(target);
  const visit = { method, path, headers, address: socket.remoteAddress, now: new Date() };
  const slug = slugOf(path);
  if (slug !== undefined) {
    handleLinkVisit(visit, slug, send.bind(undefined, request, response));
    return;
  }
  const visitorResponse = otherVisitorResponse(visit, queryOf(target));
  if (visitorResponse) {
    send(request, response, visitorResponse);
    return;
  }
  withRemoteAddress(visit.address, () => forwardToNext(next, request, response, target)).catch(
    (err: unknown) => sendInternalError(response, err),
  );
}

/** Visitor requests other than short links: public pages and images, for which Next would send no Content-Length. */
function otherVisitorResponse(visit: Visit, query: string): Promise<VisitorResponse> | undefined {
  const file = /^\/img\/([^/]+)$/.exec(visit.path)?.[1];
  const reads = visit.method === "GET" || visit.method === "HEAD";
  return file !== undefined && reads ? imageResponse(file) : handlePageVisit(visit, query);
}

/** Sends a response, waiting for rendering and compression if needed. Never throws. */
function send(
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
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: VisitorResponse,
): void {
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  response.end(method === "HEAD" ? undefined : body);
}

async function forwardToNext(
  next: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> {
  const { method = "GET" } = request;
  const api = apiTarget(method, target);
  if (api) return answerApi(request, response, api);
  if (!isRoutable(pathOf(target))) return send(request, response, notFoundPage());
  // A web `Request`, and so Next, cannot carry this method.
  if (method === "TRACE") return send(request, response, methodNotAllowed);
  if (!env.TRUST_PROXY) for (const name of FORWARDED_HEADERS) delete request.headers[name];
  // Next crashes on this header next to an unknown server action.
  if (request.headers["next-action"]) delete request.headers.rsc;
  await next(request, response);
}

function sendInternalError(response: ServerResponse, err: unknown): void {
  const requestId = requestIdOf(response.req.headers["x-request-id"]);
  log.error({ requestId, err }, "a request failed");
  if (response.headersSent) return void response.destroy();
  const error = new AppError("internal_error", "Something went wrong on our side");
  response.writeHead(error.status, { "Content-Type": "application/json", "X-Request-Id": requestId });
  response.end(JSON.stringify({ error: error.code, message: error.message }));
}

/** Starts listening. Throws a message for the operator when it cannot (docs/contract.md §12). */
export async function listenOnPort(server: Server, port: number, host?: string): Promise<void> {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const what =
      LISTEN_ERRORS[error.code ?? ""] ?? `cannot be used (${error.message}): set HOST or PORT to others`;
    throw new Error(`Port ${port}${host ? ` of ${host}` : ""} ${what}.`, { cause: error });
  });
}

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "is already in use: stop the program that uses it, or set PORT to another port",
  EACCES: "needs administrator rights: set PORT to 1024 or higher",
};

/**
 * Stops accepting connections and waits for requests in flight, at most `timeoutMs`. A kept-alive connection whose
 * next request is already on its way gets one last response.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  // Not http.Server's own `close`, which cuts idle connections at once, and with them requests already on their way.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS);
  const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
