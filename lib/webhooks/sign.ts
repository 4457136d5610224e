import { createHmac, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "@/lib/crypto/encryption";

const PREFIX = "whsec_";
const PURPOSE = "webhook-secret";

/** A new signing secret: `whsec_` and base64 of 32 random bytes (docs/contract.md §10). */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

export const encryptSecret = (secret: string) => encrypt(PURPOSE, secret);

export const decryptSecret = (encrypted: Uint8Array): string | undefined => decrypt(PURPOSE, encrypted);

export type Message = { id: string; event: string; attempt: number; body: string; at: Date };

/**
 * The headers of one attempt: `X-Service-Signature`, keyed with the secret as displayed, and those of Standard
 * Webhooks 1.0, keyed with its decoded bytes. During a rotation both secrets sign: the standard's header has both,
 * ours the new one.
 */
export function signedHeaders(
  message: Message,
  secrets: readonly [string, ...string[]],
): Record<string, string> {
  const { id, event, attempt, body, at } = message;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const standard = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  const own = secrets.map((secret) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
  return {
    "Content-Type": "application/json",
    "User-Agent": "Waypost-Webhooks/1",
    "X-Service-Event": event,
    "X-Service-Delivery": id,
    "X-Service-Attempt": String(attempt),
    "X-Service-Signature": own[0] ?? "",
    ...(own[1] && { "X-Service-Signature-Previous": own[1] }),
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": standard.join(" "),
  };
}
