import { AppError } from "@/lib/errors";

/** How long a JSON body, or that of a sign-in, may be (docs/contract.md §2). */
export const MAX_BODY_BYTES = 256 * 1024;

/** The 413 of a longer body. */
export const bodyTooLargeError = (limit = MAX_BODY_BYTES): AppError =>
  new AppError(
    "payload_too_large",
    `The body must be at most ${limit / 1024} KiB (${limit.toLocaleString("en")} bytes)`,
  );
