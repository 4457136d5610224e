import { readUpTo } from "@/lib/streams/body";
import { handleLinkVisit, handlePageVisit, slugOf } from "@/lib/visitors/handler";
import { notFoundPage } from "@/lib/visitors/pages/status-pages";
import { visitorLanguage } from "@/lib/visitors/request/language";
import { readPasswordBody } from "@/lib/visitors/request/password-body";
import type { Visit } from "@/lib/visitors/request/visit";
import { methodNotAllowed, type VisitorResponse } from "@/lib/visitors/response/response";

/** The visitor plane as a Next route handler, for hosts that run Next without our server. */
export async function visitorRoute(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const { method } = request;
  const headers = Object.fromEntries(request.headers);
  const query = search.slice(1);
  const readBody = () => readPasswordBody(headers, (limit) => readUpTo(request, limit));
  const visit = { method, path, query, headers, address: undefined, now: new Date(), readBody };
  return asResponse(await respond(visit), method);
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
  return visit.method === "GET" || visit.method === "HEAD"
    ? notFoundPage(visitorLanguage(visit.headers["accept-language"]))
    : methodNotAllowed;
}
