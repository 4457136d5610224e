import { sha256 } from "@/lib/crypto/tokens";
import { addDays } from "@/lib/dates";
import { db, savepoint, transaction } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import type { Context } from "@/lib/http/api/route";
import type { ApiResponse } from "@/lib/http/response/api-response";
import { errorResponse, json } from "@/lib/http/response/responses";

type KeyId = { apiKeyId: number; endpoint: string; key: string };

/**
 * Runs a POST once per `Idempotency-Key`: the same key and body within 24 hours returns the first response again, a
 * different body is `invalid_idempotency_key` (docs/contract.md §2). The key, the changes and the response commit
 * together, so concurrent duplicates serialize and a crash leaves nothing half done.
 */
export async function withIdempotency(
  context: Context,
  bytes: Uint8Array,
  run: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const key = context.request.header("idempotency-key");
  if (key === undefined) return run();
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key))
    throw invalidKey("must be 1 to 255 printable ASCII characters");
  const endpoint = `${context.request.method} ${context.request.path}`;
  const keyId: KeyId = { apiKeyId: context.key.id, endpoint, key };
  const bodyHash = sha256(bytes);
  return transaction(async () => {
    if (!(await claim(keyId, bodyHash, context.now))) return replay(keyId, bodyHash);
    const response = await responseOf(run);
    const responseBody = Buffer.from(response.body).toString();
    await db.idempotencyKey.update({
      where: { apiKeyId_endpoint_key: keyId },
      data: { status: response.status, responseBody },
    });
    return response;
  });
}

const invalidKey = (rule: string) => invalid("Idempotency-Key", rule, { code: "idempotency_key" });

/** True when this request is the first with the key; waits while a concurrent duplicate holds it. */
async function claim({ apiKeyId, endpoint, key }: KeyId, bodyHash: Uint8Array, now: Date): Promise<boolean> {
  const claimed = await db.$executeRaw`
    INSERT INTO idempotency_keys (api_key_id, endpoint, key, body_hash, created_at)
    VALUES (${apiKeyId}, ${endpoint}, ${key}, ${bodyHash}, ${now})
    ON CONFLICT (api_key_id, endpoint, key)
    DO UPDATE SET body_hash = excluded.body_hash, created_at = excluded.created_at, status = NULL, response_body = NULL
    WHERE idempotency_keys.created_at <= ${addDays(now, -1)}`;
  return claimed === 1;
}

async function replay(keyId: KeyId, bodyHash: Uint8Array): Promise<ApiResponse> {
  const first = await db.idempotencyKey.findUniqueOrThrow({ where: { apiKeyId_endpoint_key: keyId } });
  if (Buffer.compare(first.bodyHash, bodyHash))
    throw invalidKey("was used in the last 24 hours with another body; use a new one");
  return json(JSON.parse(first.responseBody ?? "null"), first.status ?? 200, {
    "Idempotent-Replayed": "true",
  });
}

/** The response to store. 5xx errors are rethrown, not stored, so that the client can retry with the same key. */
async function responseOf(run: () => Promise<ApiResponse>): Promise<ApiResponse> {
  try {
    return await savepoint(run);
  } catch (error) {
    const response = errorResponse(error, "");
    if (response.status >= 500) throw error;
    return response;
  }
}
