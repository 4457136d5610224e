import { isDecodable } from "@/lib/validation/urls";

const API_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The path of a request target in any form: origin form, absolute form, or nonsense. */
export function pathOf(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "");
  const end = path.search(/[?#]/);
  return (end < 0 ? path : path.slice(0, end)) || "/";
}

/** The query of a request target including its `?`; "" when there is none. */
export const queryOf = (target: string): string => /\?[^#]*/.exec(target)?.[0] ?? "";

/**
 * The target to route to the API; undefined when it isn't the API's. Targets that Next would answer with an HTML page
 * or a redirect (broken percent-encoding, double slashes) become an unknown API path, and unknown methods become one
 * that no path allows; both get a JSON error (docs/contract.md §2).
 */
export function apiTarget(method: string, target: string): { method: string; target: string } | undefined {
  const path = pathOf(target);
  if (!/^\/+api\/+v1(\/|$)/.test(path)) return undefined;
  const query = queryOf(target);
  const clean = isClean(path) ? path.replace(/(?<=[^/])\/$/, "") : "/api/v1/unknown";
  return { method: API_METHODS.has(method) ? method : "OPTIONS", target: clean + query };
}

/**
 * Whether a page can exist at this path. Next fails on `*` and broken percent-encoding, and redirects double slashes.
 */
export const isRoutable = (path: string): boolean =>
  path.startsWith("/") && isDecodable(path) && !/\/\/|\\/.test(path);

function isClean(path: string): boolean {
  if (path.includes("//") || !isDecodable(path)) return false;
  const segments = path.slice(1).split("/").map(decodeURIComponent);
  return !segments.some((segment) => /[\p{Cc}/\\]|^\.{1,2}$/u.test(segment));
}
