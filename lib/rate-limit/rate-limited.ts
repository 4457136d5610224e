import { AppError } from "@/lib/errors";
import { waitText } from "@/lib/rate-limit/wait-text";

/** The error for what is over a limit: `rule` is a sentence without its period, followed by the seconds to wait. */
export const rateLimited = (rule: string, retryAfter: number): AppError =>
  new AppError("rate_limited", `${rule}. Try again in ${waitText(retryAfter)}.`, {
    "Retry-After": String(retryAfter),
  });
