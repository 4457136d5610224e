import { isKeyFormat } from "@/lib/api-keys/key-format";
import { type AppError, unauthorized } from "@/lib/errors";

/** The token of an Authorization header; undefined without one. */
export const bearerToken = (authorization: string | null | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];

/** The error for a request without a valid key (docs/contract.md §2). */
export const unauthorizedError = (token: string | undefined): AppError =>
  unauthorized(
    token
      ? "This API key is unknown or was revoked"
      : "Send your API key in the Authorization header: Bearer <API_KEY>",
  );

/** The error that needs no database: the key is missing or malformed. */
export function missingKeyError(authorization: string | undefined): AppError | undefined {
  const token = bearerToken(authorization);
  return token && isKeyFormat(token) ? undefined : unauthorizedError(token);
}
