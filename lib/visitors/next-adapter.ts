import { readUpTo } from "@/lib/streams/body";
import { domainResponse } from "@/lib/visitors/domains/domain-response";
import { handleLinkVisit, handlePageVisit, slugOf } from "@/lib/visitors/handler";
import { notFoundPage } from "@/lib/visitors/pages/status-pages";
import { foreignHost, isServedHost } from "@/lib/visitors/request/host";
import { readPasswordBody } from "@/lib/visitors/request/password-body";
import type { Visit } from "@/lib/visitors/request/visit";
import { methodNotAllowed, type VisitorResponse } from "@/lib/visitors/response/response";

/** Visitor handling as a Next route handler, for hosts that run Next without our server. */
export async function visitorRoute(request: Request): Promise<Response> {
  return asResponse(await respond(visitOf(request, request.url)), request.method);
}

/**
 * The response of a custom domain; undefined when the request is for the app. `target` is the original URL, if the
 * request's own was rewritten.
 */
export async function domainRoute(request: Request, target = request.url): Promise<Response | undefined> {
  const visit = visitOf(request, target);
  const host = foreignHost(visit.headers);
  const response = host === null ? undefined : await domainResponse(visit, host);
  return response && asResponse(response, request.method);
}

/** A route for operators, as a Next route handler. Not on custom domains. */
export const operatorRoute =
  (respond: (request: Request) => VisitorResponse | Promise<VisitorResponse>) =>
  async (request: Request): Promise<Response> =>
    isServedHost(Object.fromEntries(request.headers))
      ? visitorRoute(request)
      : asResponse(await respond(request), request.method);

function visitOf(request: Request, target: string): Visit {
  const { pathname: path, search } = new URL(target, request.url);
  const headers = Object.fromEntries(request.headers);
  const readBody = () => readPasswordBody(headers, (limit) => readUpTo(request, limit));
  return {
    method: request.method,
    path,
    query: search.slice(1),
    headers,
    address: undefined,
    now: new Date(),
    readBody,
  };
}

/**
 * Converts a visitor response for Next. Never precompressed: Next drops Content-Encoding and compresses by itself.
 */
export function asResponse({ status, headers, body }: VisitorResponse, method: string): Response {
  const sent = typeof body === "string" ? body : Uint8Array.from(body);
  const length = String(Buffer.byteLength(body));
  return new Response(method === "HEAD" ? null : sent, {
    status,
    headers: { ...headers, "Content-Length": length },
  });
}

async function respond(visit: Visit): Promise<VisitorResponse> {
  const slug = slugOf(visit.path);
  if (slug !== undefined) return new Promise((resolve) => handleLinkVisit(visit, slug, resolve));
  const page = handlePageVisit(visit);
  if (page) return page;
  return visit.method === "GET" || visit.method === "HEAD" ? notFoundPage(visit.headers) : methodNotAllowed;
}
