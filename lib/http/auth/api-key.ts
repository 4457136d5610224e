import type { ApiKey } from "@/lib/api-keys/service";
import { verifyApiKey } from "@/lib/api-keys/verify";
import { bearerToken, unauthorizedError } from "@/lib/http/auth/bearer-token";
import { Owner } from "@/lib/owner";
import type { RateLimitResult } from "@/lib/rate-limit";

/**
 * The account and API key of `Authorization: Bearer …`, and the outcome of the key's rate limit, which counts this
 * request. Throws `unauthorized` (docs/contract.md §2).
 */
export async function authenticate(
  authorization: string | undefined,
  now: Date,
): Promise<{ owner: Owner; key: ApiKey; limit: RateLimitResult }> {
  const token = bearerToken(authorization);
  const verified = token && (await verifyApiKey(token, now));
  if (verified) return { owner: new Owner(verified.key.accountId), ...verified };
  throw unauthorizedError(token);
}
