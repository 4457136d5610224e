import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { paced } from "@/lib/async/paced";
import { ASK_PATH, askResponse } from "@/lib/domains/hosts/ask";
import { env } from "@/lib/env";
import { healthResponse, readinessResponse } from "@/lib/http/readiness";
import { imageResponse } from "@/lib/images/response";
import { hostHeaderError, rejectMalformedRequest } from "@/lib/server/http/malformed-request";
import { limitPipelining } from "@/lib/server/http/pipelining";
import { refusal } from "@/lib/server/http/refusals";
import { pathOf, queryOf } from "@/lib/server/http/request-target";
import { send, sendInternalError } from "@/lib/server/http/send-response";
import { expectsBody, watchBody } from "@/lib/server/http/unread-body";
import { readIncoming } from "@/lib/streams/body";
import { domainResponse } from "@/lib/visitors/domains/domain-response";
import { handleLinkVisit, handlePageVisit, slugOf } from "@/lib/visitors/handler";
import { foreignHost, isServedHost } from "@/lib/visitors/request/host";
import { readPasswordBody } from "@/lib/visitors/request/password-body";
import type { Visit } from "@/lib/visitors/request/visit";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/** Handles everything but visitor requests: dashboard, API and documentation. `address` is the client's. */
export type Forward = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string | undefined,
) => void | Promise<void>;

// Slow headers time out within half a minute, including the check interval. Bodies may take longer while they make
// progress: watchBody limits them, so there is no limit for the whole request.
export const TIMEOUTS = { headersTimeout: 20_000, requestTimeout: 0, connectionsCheckingInterval: 5_000 };

// A burst of other requests would delay visitors until all are passed on.
const PASSED_ON_PER_ROUND = 4;
// Beyond it, senders get backpressure.
const MAX_WAITING = 1_000;

/**
 * The HTTP server that clients talk to. It responds to visitors, and rejects what needs no database to reject;
 * everything else is passed on, after visitors received at the same time.
 */
export function createHttpServer(forward: Forward): Server {
  const afterVisitors = paced(PASSED_ON_PER_ROUND, MAX_WAITING);
  const passOn = async (request: IncomingMessage, response: ServerResponse, expectsContinue: boolean) => {
    // The client may have disconnected.
    if (response.destroyed) return;
    const refused = refusal(request.method ?? "GET", request.url ?? "/", request.headers);
    if (refused) return send(request, response, refused);
    if (expectsContinue) response.writeContinue();
    return forward(request, response, request.socket.remoteAddress);
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse, expectsContinue = false) => {
    if (!limitPipelining(request, response)) return;
    const { headers, socket } = request;
    if (!hasOneHost(request)) return rejectMalformedRequest(hostHeaderError, socket);
    if (expectsBody(request)) watchBody(request);
    const failed = (err: unknown) => sendInternalError(response, err);
    try {
      const visit = visitOf(request, response, expectsContinue);
      if (respondToVisitor(visit, request, response)) return;
      const passOnLater = () =>
        afterVisitors(() => void passOn(request, response, expectsContinue).catch(failed));
      const host = foreignHost(headers);
      if (host === null) return passOnLater();
      domainResponse(visit, host)
        .then((found) => (found ? send(request, response, found) : passOnLater()))
        .catch(failed);
    } catch (err) {
      failed(err);
    }
  };
  const keepAliveTimeout = env.KEEP_ALIVE_SECONDS * 1000;
  // Node's defaults would reject a missing Host or an unknown Expect with an empty response.
  const server = createServer({ ...TIMEOUTS, keepAliveTimeout, requireHostHeader: false });
  return server
    .on("request", (request, response) => onRequest(request, response))
    .on("checkExpectation", (request, response) => onRequest(request, response))
    .on("checkContinue", (request, response) => onRequest(request, response, true))
    .on("clientError", rejectMalformedRequest);
}

/** Whether the request has one Host header, or none in HTTP/1.0 (RFC 9112 §3.2). Node would use the first of several. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === "host") hosts++;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

function visitOf(request: IncomingMessage, response: ServerResponse, expectsContinue: boolean): Visit {
  const { method = "GET", headers, socket, url: target = "/" } = request;
  const path = pathOf(target);
  const query = queryOf(target).slice(1);
  const readBody = () => {
    if (expectsContinue) response.writeContinue();
    return readPasswordBody(headers, (limit) => readIncoming(request, limit));
  };
  return { method, path, query, headers, address: socket.remoteAddress, now: new Date(), readBody };
}

/** Responds to visitors and health checks; false for everything else. */
function respondToVisitor(visit: Visit, request: IncomingMessage, response: ServerResponse): boolean {
  const slug = slugOf(visit.path);
  if (slug !== undefined) {
    handleLinkVisit(visit, slug, send.bind(undefined, request, response));
    return true;
  }
  const other = otherVisitorResponse(visit);
  if (other) send(request, response, other);
  return other !== undefined;
}

/** Visitor requests other than short links: public pages, images and health checks. */
function otherVisitorResponse(visit: Visit): VisitorResponse | Promise<VisitorResponse> | undefined {
  const { method, path } = visit;
  if (method === "GET" || method === "HEAD") {
    const file = /^\/img\/([^/]+)$/.exec(path)?.[1];
    if (file !== undefined) return imageResponse(file);
    if (isServedHost(visit.headers)) return handlePageVisit(visit);
    if (path === "/healthz") return healthResponse();
    if (path === "/readyz") return readinessResponse();
    if (path === ASK_PATH) return askResponse(visit);
  }
  return handlePageVisit(visit);
}
