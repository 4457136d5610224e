import { createHash, randomUUID } from "node:crypto";
import { isDatabaseUnavailable, isMissingRow, isOwnerDeleted } from "@/lib/db/errors";
import { AppError, DELETED, unauthorized } from "@/lib/errors";
import type { ApiResponse } from "@/lib/http/response/api-response";
import { plainError } from "@/lib/http/response/plain-error";
import { log } from "@/lib/log";

/** A JSON response of the API. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): ApiResponse => ({
  status,
  headers: { "Content-Type": "application/json", "Cache-Control": "private, no-store", ...headers },
  body: JSON.stringify(body),
});

/** The response to an error: exactly `error` and `message` (docs/contract.md §2). Logs unexpected errors in full. */
export const errorResponse = (error: unknown, requestId: string): ApiResponse =>
  plainError(logged(error, requestId));

/** As `errorResponse`, for the dashboard: with the message for forms, without a request ID. */
export function dashboardErrorResponse(error: unknown): ApiResponse {
  const { code, message, headers, form } = logged(error, randomUUID());
  return plainError(new AppError(code, form.message ?? message, headers));
}

function logged(error: unknown, requestId: string): AppError {
  const known = toAppError(error);
  if (known.status >= 500) log.error({ requestId, err: error }, "api request failed");
  return known;
}

// The dashboard's messages.
const BUSY = { message: "Waypost is unavailable right now. Try again in a moment." };
const FAILED = { message: "Something went wrong on our side. Try again in a moment." };

/** Converts any error to one that is safe to show. Other accounts' rows count as missing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isMissingRow(error)) return new AppError("not_found", "No resource with this ID", {}, DELETED);
  if (isOwnerDeleted(error)) return unauthorized("This account was deleted or this API key was revoked");
  if (isDatabaseUnavailable(error)) {
    const headers = { "Retry-After": "5" };
    return new AppError("unavailable", "The database is unavailable; try again in a moment", headers, BUSY);
  }
  return new AppError(
    "internal_error",
    "Something went wrong on our side; include the request ID in support requests",
    {},
    FAILED,
  );
}

/** A response with an ETag, by default of the body; 304 when it is one of those in `If-None-Match`. */
export function cacheable(
  ifNoneMatch: string | null | undefined,
  body: Uint8Array,
  contentType: string,
  etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
): ApiResponse {
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return { status: 304, headers, body: "" };
  return { status: 200, headers: { ...headers, "Content-Type": contentType }, body: new Uint8Array(body) };
}
