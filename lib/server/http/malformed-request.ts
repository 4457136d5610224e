import { ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { requestIdOf } from "@/lib/http/request/request-id";
import { log } from "@/lib/log";

// An unparsable request has no JSON object either, so it gets the contract's only code for 400.
const BAD_REQUEST = [400, "invalid_json", "These bytes are not an HTTP request"] as const;

/** The reason to reject a request that names no host, or several. */
export const hostHeaderError = Object.assign(new Error("missing or repeated Host"), { code: "HOST_HEADER" });

const ERROR_RESPONSES = new Map<
  string | undefined,
  readonly [status: number, error: string, message: string]
>([
  ["HPE_HEADER_OVERFLOW", [431, "headers_too_large", "The headers must not exceed 16 KiB in total"]],
  [hostHeaderError.code, [400, "invalid_json", "The request must have one Host header"]],
  ["ERR_HTTP_REQUEST_TIMEOUT", [408, "request_timeout", "The request took too long to arrive"]],
]);

/** Rejects bytes that don't parse as a request, in the API's error format (docs/contract.md §2). */
export function rejectMalformedRequest(reason: Error & { code?: string }, socket: Duplex): void {
  const current: unknown = Reflect.get(socket, "_httpMessage");
  const hasResponse = current instanceof ServerResponse && current.headersSent;
  if (hasResponse || !socket.writable) return void socket.destroy();
  const [status, error, message] = ERROR_RESPONSES.get(reason.code) ?? BAD_REQUEST;
  const requestId = requestIdOf();
  log.info({ requestId, status, reason: reason.code }, "a malformed request was rejected");
  const body = JSON.stringify({ error, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    `X-Request-Id: ${requestId}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
