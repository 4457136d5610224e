import type { AppError } from "@/lib/errors";

/** The response to an error as plain values: exactly `error` and `message` (docs/contract.md §2). */
export const plainError = (
  error: AppError,
): { status: number; headers: Record<string, string>; body: string } => ({
  status: error.status,
  headers: { "Content-Type": "application/json", "Cache-Control": "private, no-store", ...error.headers },
  body: JSON.stringify({ error: error.code, message: error.message }),
});
