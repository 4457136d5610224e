import { type VerifiedKey, verifyApiKey } from "@/lib/api-keys/service";
import { unauthorized } from "@/lib/errors";
import { Owner } from "@/lib/owner";

/** The account and API key of `Authorization: Bearer …`. Throws `unauthorized` (docs/contract.md §2). */
export async function authenticate(request: Request, now: Date): Promise<{ owner: Owner; key: VerifiedKey }> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const key = token && (await verifyApiKey(token, now));
  if (key) return { owner: new Owner(key.accountId), key };
  const message = token
    ? "This API key is unknown or was revoked"
    : "Send your API key in the Authorization header: Bearer <API_KEY>";
  throw unauthorized(message);
}
