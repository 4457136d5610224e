import { ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { requestIdOf } from "@/lib/http/request/request-id";
import { log } from "@/lib/log";

// A request that cannot be read has no JSON object either: the contract's one code for a 400.
const BAD_REQUEST = [400, "invalid_json", "These bytes are not an HTTP request"] as const;

/** The reason to refuse a request of HTTP/1.1 without a Host. */
export const missingHostError = Object.assign(new Error("no Host"), { code: "NO_HOST" });

const ERROR_RESPONSES = new Map<
  string | undefined,
  readonly [status: number, error: string, message: string]
>([
  ["HPE_HEADER_OVERFLOW", [431, "headers_too_large", "The headers must be at most 16 KiB together"]],
  [missingHostError.code, [400, "invalid_json", "A request of HTTP/1.1 must name the Host"]],
  ["ERR_HTTP_REQUEST_TIMEOUT", [408, "request_timeout", "The request did not arrive whole in time"]],
]);

/** Answers what is no whole request, so that no route ever sees it: in JSON all the same (CONTRACT §2). */
export function rejectMalformedRequest(reason: Error & { code?: string }, socket: Duplex): void {
  const underWay: unknown = Reflect.get(socket, "_httpMessage");
  const begun = underWay instanceof ServerResponse && underWay.headersSent;
  if (begun || !socket.writable) return void socket.destroy();
  const [status, error, message] = ERROR_RESPONSES.get(reason.code) ?? BAD_REQUEST;
  const requestId = requestIdOf();
  log.info({ requestId, status, reason: reason.code }, "a request could not be read");
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
