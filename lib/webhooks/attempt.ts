import type { Dispatcher } from "undici";
import { env } from "@/lib/env";
import { publicAgent, unrestrictedAgent } from "@/lib/net/agent";
import { post } from "@/lib/net/send";
import { perProcess } from "@/lib/per-process";
import { type Claim, claimOne, dueAt } from "@/lib/webhooks/claim";
import { type AttemptResult, recordAttempt } from "@/lib/webhooks/record-attempt";
import { decryptSecret, signedHeaders } from "@/lib/webhooks/sign";

const agent = (): Dispatcher =>
  perProcess("webhookAgent", () => (env.WEBHOOK_ALLOW_PRIVATE ? unrestrictedAgent() : publicAgent()));

/** Makes the claimed attempt, records its result, and returns when to retry, if at all. */
export async function attemptClaim(
  claim: Claim,
  now: Date,
): Promise<AttemptResult & { next: Date | undefined }> {
  const outcome = await send(claim, now);
  return { ...outcome, ...(await recordAttempt(claim, outcome)) };
}

/**
 * Attempts one delivery if it is due and unclaimed. Returns when to call again, if at all: for the next attempt, or
 * because it wasn't due yet.
 */
export async function attemptDelivery(id: string, now: Date): Promise<{ next: Date | undefined }> {
  const claim = await claimOne(id, now);
  return { next: claim ? (await attemptClaim(claim, now)).next : await dueAt(id) };
}

async function send(claim: Claim, now: Date): Promise<AttemptResult> {
  const begun = performance.now();
  const nothing = {
    status: null,
    error: null,
    requestHeaders: {},
    responseHeaders: {},
    responseBody: "",
    truncated: false,
  };
  const since = () => ({ at: now, durationMs: Math.round(performance.now() - begun) });
  const secrets = signingSecrets(claim, now);
  if (!secrets) return { ...nothing, ...since(), error: UNREADABLE };
  const { id, event, attempt, body } = claim;
  const requestHeaders = signedHeaders({ id, event, attempt, body, at: now }, secrets);
  try {
    const { text, ...response } = await post(claim.url, body, requestHeaders, agent());
    const { status, headers, truncated } = response;
    return {
      ...nothing,
      ...since(),
      requestHeaders,
      status,
      responseHeaders: headers,
      responseBody: text,
      truncated,
    };
  } catch (error) {
    return { ...nothing, ...since(), requestHeaders, error: reason(error) };
  }
}

const UNREADABLE =
  "Not sent: the signing secret cannot be decrypted because NEXTAUTH_SECRET has changed. Rotate the secret.";

function signingSecrets(claim: Claim, now: Date): [string, ...string[]] | undefined {
  const current = decryptSecret(claim.secret);
  if (current === undefined) return undefined;
  const { previousSecret, previousUntil } = claim;
  const previous = previousSecret && previousUntil && previousUntil > now && decryptSecret(previousSecret);
  return previous ? [current, previous] : [current];
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Connection refused: nothing is listening at this address",
  ECONNRESET: "The endpoint closed the connection",
  EPIPE: "The endpoint closed the connection",
  UND_ERR_SOCKET: "The endpoint closed the connection",
  ENOTFOUND: "The host name does not exist",
  EAI_AGAIN: "The host name could not be resolved",
  EHOSTUNREACH: "The host is unreachable",
  ENETUNREACH: "The host's network is unreachable",
  ETIMEDOUT: "The host did not respond in time",
  UND_ERR_CONNECT_TIMEOUT: "The host did not respond in time",
  UND_ERR_HEADERS_OVERFLOW: "The response headers are too large",
  CERT_HAS_EXPIRED: "The host's certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The host's certificate is self-signed",
  ERR_TLS_CERT_ALTNAME_INVALID: "The host's certificate is for another name",
};

function reason(error: unknown): string {
  if (error instanceof Error && error.name === "PrivateAddressError") return `Not sent: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "No response within 15 seconds";
  const code = "code" in error ? String(error.code) : "";
  return REASONS[code] ?? `Request failed: ${error.message}`.slice(0, 500);
}
