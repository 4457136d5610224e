import type { ApiKey } from "@/lib/api-keys/service";
import { whileResponding } from "@/lib/db/while-responding";
import { AppError, notFound } from "@/lib/errors";
import { authenticate } from "@/lib/http/auth/api-key";
import type { ApiRequest } from "@/lib/http/request/api-request";
import { idsOf } from "@/lib/http/request/arguments";
import { requestIdOf } from "@/lib/http/request/request-id";
import type { ApiResponse } from "@/lib/http/response/api-response";
import { errorResponse } from "@/lib/http/response/responses";
import { SECURITY_HEADERS } from "@/lib/http/response/security-headers";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/owner";
import type { RateLimitResult } from "@/lib/rate-limit";
import { waitText } from "@/lib/rate-limit/wait-text";
import { type Query, readQuery } from "@/lib/validation/query";

export type Context = {
  request: ApiRequest;
  owner: Owner;
  key: ApiKey;
  /** Path ids: `{ id }`, `{ id, lid }` for a bio link, `{ id, iid }` for a menu item. */
  at: Readonly<Record<string, number>>;
  query: Query;
  now: Date;
};

export type Handler = (context: Context) => Promise<ApiResponse>;

/** Handles every method of a path, and never rejects. `params` are the variable segments, decoded. */
export type Endpoint = (
  request: ApiRequest,
  params: Readonly<Record<string, string>>,
) => Promise<ApiResponse>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
type Handlers = Partial<Record<Exclude<Method, "HEAD">, Handler>>;

/** An API endpoint: handlers by method; any other is 405 with `Allow`. Order of the checks: docs/contract.md §2. */
export const route = (handlers: Handlers): Endpoint => authenticated(byMethod(handlers));

/** An unknown path: 404 in JSON, after authentication. */
export const unknownPath: Endpoint = authenticated(() => {
  throw notFound();
});

/** An endpoint without authentication or rate limit. */
export function openRoute(get: (request: ApiRequest) => Promise<ApiResponse>): Endpoint {
  const choose = byMethod({ GET: get });
  return withErrorHandling(async ({ request }) => choose(request)(request));
}

/** Finds the handler for the request's method; throws 405 with `Allow`. */
function byMethod<H>(handlers: Partial<Record<Exclude<Method, "HEAD">, H>>): (request: ApiRequest) => H {
  const table: Partial<Record<string, H>> = handlers.GET ? { HEAD: handlers.GET, ...handlers } : handlers;
  const allow = METHODS.filter((method) => table[method]).join(", ");
  return (request) => {
    const handler = table[request.method];
    if (handler) return handler;
    const message = `This path doesn't support this method; use ${allow}`;
    throw new AppError("method_not_allowed", message, { Allow: allow });
  };
}

function authenticated(choose: (request: ApiRequest) => Handler): Endpoint {
  return withErrorHandling(async (call, params) => {
    const { request, now } = call;
    const { owner, key, limit } = await authenticate(request.header("authorization"), now);
    call.accountId = owner.accountId;
    applyRateLimit(call.headers, limit);
    const handler = choose(request);
    const context = { request, owner, key, at: idsOf(params), query: readQuery(request.query), now };
    return whileResponding(handler(context));
  });
}

/** State of a request: its response headers, and the account once known. */
type Call = {
  readonly request: ApiRequest;
  readonly now: Date;
  readonly headers: Record<string, string>;
  accountId?: number;
};

function withErrorHandling(
  work: (call: Call, params: Readonly<Record<string, string>>) => Promise<ApiResponse>,
): Endpoint {
  return async (request, params) => {
    const now = new Date();
    const requestId = requestIdOf(request.header("x-request-id"));
    const call: Call = { request, now, headers: { ...SECURITY_HEADERS, "X-Request-Id": requestId } };
    const response = await work(call, params).catch((error: unknown) => errorResponse(error, requestId));
    const { method, path } = request;
    const { status } = response;
    const ms = Date.now() - now.getTime();
    log.info({ requestId, method, path, status, ms, accountId: call.accountId }, "api");
    return { ...response, headers: { ...response.headers, ...call.headers } };
  };
}

function applyRateLimit(headers: Record<string, string>, result: RateLimitResult): void {
  headers["X-RateLimit-Limit"] = String(result.limit);
  headers["X-RateLimit-Remaining"] = String(result.remaining);
  headers["X-RateLimit-Reset"] = String(Math.ceil(result.reset.getTime() / 1000));
  if (result.allowed) return;
  const message = `More than ${result.limit} requests in a minute with this key; try again in ${waitText(result.retryAfter)}`;
  throw new AppError("rate_limited", message, { "Retry-After": String(result.retryAfter) });
}
