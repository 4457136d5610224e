import type { ApiKey } from "@/lib/api-keys/service";
import { AppError, notFound } from "@/lib/errors";
import { authenticate } from "@/lib/http/auth/api-key";
import { idsOf } from "@/lib/http/request/arguments";
import { requestIdOf } from "@/lib/http/request/request-id";
import { errorResponse } from "@/lib/http/response/responses";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/owner";
import { LIMITS, type Plan } from "@/lib/plans";
import { type RateLimitResult, rateLimit } from "@/lib/rate-limit";
import { type Query, readQuery } from "@/lib/validation/query";

export type Context = {
  request: Request;
  owner: Owner;
  key: ApiKey;
  /** Path ids: `{ id }`, `{ id, lid }` for a bio link, `{ id, iid }` for a menu item. */
  at: Readonly<Record<string, number>>;
  query: Query;
  now: Date;
};

export type Handler = (context: Context) => Promise<Response>;
type Segment = { params?: Promise<Record<string, string | string[] | undefined>> };
type Endpoint = (request: Request, segment: Segment) => Promise<Response>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
type Handlers = Partial<Record<Exclude<Method, "HEAD">, Handler>>;

/** What a key may do in any minute, by the plan of its account. */
const requestRule = (plan: Plan) => ({ requests: LIMITS[plan].requests_per_minute, seconds: 60 });

/**
 * An API endpoint: its handlers by method; any other method is 405 with `Allow`. Order of the checks: docs/contract.md §2.
 */
export const route = (handlers: Handlers): Record<Method, Endpoint> => authenticated(byMethod(handlers));

/** An unknown path: 404 in JSON, after authentication. */
export const unknownPath = authenticated(() => {
  throw notFound();
});

/** An endpoint without authentication or rate limit. */
export function openRoute(get: (request: Request) => Promise<Response>): Record<Method, Endpoint> {
  const choose = byMethod({ GET: get });
  return withErrorHandling(({ request }) => choose(request)(request));
}

/** Finds the handler for the request's method; throws 405 with `Allow`. */
function byMethod<H>(handlers: Partial<Record<Exclude<Method, "HEAD">, H>>): (request: Request) => H {
  const table: Partial<Record<string, H>> = handlers.GET ? { HEAD: handlers.GET, ...handlers } : handlers;
  const allow = METHODS.filter((method) => table[method]).join(", ");
  return (request) => {
    const handler = table[request.method];
    if (handler) return handler;
    const message = `This path doesn't support this method; use ${allow}`;
    throw new AppError("method_not_allowed", message, { Allow: allow });
  };
}

function authenticated(choose: (request: Request) => Handler): Record<Method, Endpoint> {
  return withErrorHandling(async (call, segment) => {
    const { request, now } = call;
    const { owner, key } = await authenticate(request, now);
    call.accountId = owner.accountId;
    applyRateLimit(call.headers, await rateLimit(`key:${key.id}`, requestRule(key.plan), now));
    const handler = choose(request);
    const at = idsOf(await segment.params);
    return handler({ request, owner, key, at, query: readQuery(request.url), now });
  });
}

/** State of a request: its response headers, and the account once known. */
type Call = { readonly request: Request; readonly now: Date; readonly headers: Headers; accountId?: number };

function withErrorHandling(
  work: (call: Call, segment: Segment) => Promise<Response>,
): Record<Method, Endpoint> {
  const endpoint: Endpoint = async (request, segment) => {
    const now = new Date();
    const requestId = requestIdOf(request.headers.get("x-request-id"));
    const call: Call = { request, now, headers: new Headers({ "X-Request-Id": requestId }) };
    const response = await Promise.resolve()
      .then(() => work(call, segment))
      .catch((error: unknown) => errorResponse(error, requestId));
    for (const [name, value] of call.headers) response.headers.set(name, value);
    const { status } = response;
    const [{ method }, path, ms] = [request, new URL(request.url).pathname, Date.now() - now.getTime()];
    log.info({ requestId, method, path, status, ms, accountId: call.accountId }, "api");
    return response;
  };
  return {
    GET: endpoint,
    HEAD: endpoint,
    POST: endpoint,
    PUT: endpoint,
    PATCH: endpoint,
    DELETE: endpoint,
    OPTIONS: endpoint,
  };
}

function applyRateLimit(headers: Headers, result: RateLimitResult): void {
  headers.set("X-RateLimit-Limit", String(result.limit));
  headers.set("X-RateLimit-Remaining", String(result.remaining));
  headers.set("X-RateLimit-Reset", String(Math.ceil(result.reset.getTime() / 1000)));
  if (result.allowed) return;
  const message = `More than ${result.limit} requests in a minute with this key; try again in ${result.retryAfter} s`;
  throw new AppError("rate_limited", message, { "Retry-After": String(result.retryAfter) });
}
