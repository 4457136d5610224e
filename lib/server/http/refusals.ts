import { readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { isDevelopment } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import { missingKeyError } from "@/lib/http/auth/bearer-token";
import { bodyTooLargeError, MAX_BODY_BYTES } from "@/lib/http/request/body-limit";
import { requestIdOf } from "@/lib/http/request/request-id";
import { plainError } from "@/lib/http/response/plain-error";
import { SECURITY_HEADERS } from "@/lib/http/response/security-headers";
import { log } from "@/lib/log";
import { apiTarget, isRoutable, pathOf } from "@/lib/server/http/request-target";
import { isAppPath } from "@/lib/slugs/reserved";
import { isDecodable } from "@/lib/validation/urls";
import { notFoundPage } from "@/lib/visitors/pages/status-pages";
import { methodNotAllowedWithForm, type VisitorResponse } from "@/lib/visitors/response/response";

/** API paths without authentication (`openRoute`). */
const KEYLESS_API_PATHS = ["/api/v1/openapi.json"];

// Next serves public/ and the icons and manifest of app/ from the root.
const ROOT_FILES = new Set([
  "icon.svg",
  "apple-icon.png",
  "manifest.webmanifest",
  "robots.txt",
  ...readdirSync("public"),
]);

/** How long a body may be at a path whose requests need no key or session; undefined for all other paths. */
export const bodyLimit = (path: string): number | undefined =>
  isDecodable(path) && /^\/api\/auth(\/|$)/.test(decodeURIComponent(path)) ? MAX_BODY_BYTES : undefined;

/**
 * Rejects requests that need no key, session or database to reject; undefined for all others. Keeps anonymous floods
 * away from the web worker.
 */
export function refusal(
  method: string,
  target: string,
  headers: IncomingHttpHeaders,
): VisitorResponse | Promise<VisitorResponse> | undefined {
  const api = apiTarget(method, target);
  if (api) return withoutKey(api, headers);
  const path = pathOf(target);
  if (!isRoutable(path) || !isServedByNext(path)) return notFoundPage(headers);
  if (Number(headers["content-length"]) > (bodyLimit(path) ?? Number.POSITIVE_INFINITY))
    return bodyTooLarge({ method, path }, headers);
  return isAllowed(method, path) ? undefined : methodNotAllowedWithForm;
}

/** Next would show a page whatever the method, or answer 400. The handlers below /api check theirs. */
const isAllowed = (method: string, path: string): boolean =>
  // A web `Request`, and so a handler, cannot carry TRACE.
  path.startsWith("/api/") ? method !== "TRACE" : ["GET", "HEAD", "POST"].includes(method);

/** The response of lib/http/api/route.ts without a key, which precedes all other checks (docs/contract.md §2). */
function withoutKey(
  { method, target }: { method: string; target: string },
  headers: IncomingHttpHeaders,
): VisitorResponse | undefined {
  const path = pathOf(target);
  const error = missingKeyError(headers.authorization);
  return error && !KEYLESS_API_PATHS.includes(path) ? apiError(error, { method, path }, headers) : undefined;
}

/** The 413 of a body over `bodyLimit`. */
export const bodyTooLarge = (
  request: { method: string; path: string },
  headers: IncomingHttpHeaders,
): VisitorResponse => apiError(bodyTooLargeError(), request, headers);

/** An error response as the API sends and logs it. */
export function apiError(
  error: AppError,
  { method, path }: { method: string; path: string },
  headers: IncomingHttpHeaders,
): VisitorResponse {
  const requestId = requestIdOf(headers["x-request-id"]);
  const { status, headers: own, body } = plainError(error);
  log.info({ requestId, method, path, status, ms: 0 }, "api");
  return { status, headers: { ...SECURITY_HEADERS, ...own, "X-Request-Id": requestId }, body };
}

function isServedByNext(path: string): boolean {
  const [, first = ""] = decodeURIComponent(path).split("/");
  // In development Next has further paths.
  return first === "" || isAppPath(first) || first === "_next" || ROOT_FILES.has(first) || isDevelopment();
}
