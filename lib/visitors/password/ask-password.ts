import type { PageLanguage } from "@/lib/validation/languages";
import { type PasswordPage, passwordPage } from "@/lib/visitors/pages/password-page";
import type { PasswordCheck } from "@/lib/visitors/password/attempt";
import { checkPassword } from "@/lib/visitors/password/check-password";
import { decryptSource, encryptSource, type Source } from "@/lib/visitors/password/encrypted-source";
import { basicPassword } from "@/lib/visitors/request/basic-password";
import type { Visit } from "@/lib/visitors/request/visit";
import type { VisitorResponse } from "@/lib/visitors/response/response";

type ProtectedLink = { id: number; passwordHash: string; key: string; shortAddress: string };

/** The client; `source` is that of this request. */
type Client = { address: string | null; language: PageLanguage; source: Source };

/** The right password, with the source of the first request if sent by the form; else the response. */
type Answer = { source: Source } | { response: VisitorResponse | Promise<VisitorResponse> };

/**
 * Checks the password in a request for an active link: in the form's body, or of any user in `Authorization: Basic`.
 * Without one, the response is the form (docs/contract.md §3, Visitors). Rejects when the database is unavailable.
 */
export function askPassword(link: ProtectedLink, visit: Visit, client: Client): Promise<Answer> {
  return visit.method === "POST" ? checkForm(link, visit, client) : checkBasic(link, visit, client);
}

async function checkForm(link: ProtectedLink, visit: Visit, client: Client): Promise<Answer> {
  const body = await visit.readBody();
  const sent = body && decryptSource(body.source, link.key, visit.now);
  const source = sent ?? { referrer: null, query: "" };
  const page = (problem: PasswordPage["problem"]) => ({
    response: formPage(link, visit, { ...client, source }, problem),
  });
  if (!body) return page("wrong");
  const check = await checkPassword(link, body.password, client.address, visit.now);
  if (check.result === "right") return { source };
  return page(check.result === "throttled" ? { retryAfter: check.retryAfter } : check.result);
}

async function checkBasic(link: ProtectedLink, visit: Visit, client: Client): Promise<Answer> {
  const password = basicPassword(visit.headers);
  if (password === undefined) return { response: formPage(link, visit, client, undefined) };
  const check = await checkPassword(link, password, client.address, visit.now);
  return check.result === "right" ? { source: client.source } : { response: basicResponse(check) };
}

const formPage = (
  { shortAddress, key }: ProtectedLink,
  { now }: Visit,
  { language, source }: Client,
  problem: PasswordPage["problem"],
): Promise<VisitorResponse> =>
  passwordPage({ address: shortAddress, language, source: encryptSource(source, key, now), problem });

/** The response for HTTP clients. */
function basicResponse(check: Exclude<PasswordCheck, { result: "right" }>): VisitorResponse {
  const headers: Record<string, string> = {
    "Content-Type": "text/plain",
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  };
  if (check.result === "wrong") {
    headers["WWW-Authenticate"] = 'Basic realm="Link password", charset="UTF-8"';
    return { status: 401, headers, body: "Wrong password\n" };
  }
  headers["Retry-After"] = String(check.result === "throttled" ? check.retryAfter : 1);
  return check.result === "throttled"
    ? { status: 429, headers, body: "Too many wrong passwords. Try again later.\n" }
    : { status: 503, headers, body: "Too busy. Try again.\n" };
}
