import { createHash } from "node:crypto";
import { isDatabaseUnavailable, isMissingRow, isOwnerDeleted } from "@/lib/db/errors";
import { AppError, unauthorized } from "@/lib/errors";
import { log } from "@/lib/log";

/** A JSON response of the API. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "private, no-store", ...headers } });

/** The response to an error: exactly `error` and `message` (docs/contract.md §2). Unexpected errors are logged in full. */
export function errorResponse(error: unknown, requestId: string): Response {
  const known = toAppError(error);
  if (known.status >= 500) log.error({ requestId, err: error }, "api request failed");
  return json({ error: known.code, message: known.message }, known.status, known.headers);
}

// What the dashboard shows instead.
const DELETED = { message: "This no longer exists. It may have been deleted in the meantime." };
const BUSY = { message: "Waypost is unavailable right now. Try again in a moment." };
const FAILED = { message: "Something went wrong on our side. Try again in a moment." };

/** Converts any error to one that is safe to show. Missing and foreign rows are one case. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isMissingRow(error)) return new AppError("not_found", "No resource with this id", {}, DELETED);
  if (isOwnerDeleted(error)) return unauthorized("This account or API key was deleted meanwhile");
  if (isDatabaseUnavailable(error)) {
    const headers = { "Retry-After": "5" };
    return new AppError("unavailable", "The database is unavailable; try again in a moment", headers, BUSY);
  }
  return new AppError(
    "internal_error",
    "Something went wrong on our side; include the request id in support requests",
    {},
    FAILED,
  );
}

/** A response with an ETag; 304 when `If-None-Match` still matches. */
export function cacheable(request: Request, body: Uint8Array, contentType: string): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  const known = (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return new Response(null, { status: 304, headers });
  const length = String(body.byteLength);
  return new Response(Uint8Array.from(body), {
    headers: { ...headers, "Content-Type": contentType, "Content-Length": length },
  });
}
