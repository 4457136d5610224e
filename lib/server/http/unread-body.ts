import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { rejectMalformedRequest } from "@/lib/server/http/malformed-request";

const CHECK_MS = 10_000;
/** Less than this between two checks is no progress. */
const PROGRESS_BYTES = 1024;
const STALLED_CHECKS = 2;
/** After this long without progress, a body is given up. */
export const STALL_TIMEOUT_MS = CHECK_MS * (STALLED_CHECKS + 1);

/** Up to here the rest of a body is drained, so that the connection can be reused. */
const SMALL_BYTES = 64 * 1024;
/** Of longer ones this much is drained: a client that reads only after sending everything still gets the response. */
const REMAINDER_BYTES = 8 * 1024 * 1024;
const REMAINDER_MS = 5_000;
const REMAINDER_CHECK_MS = 20;

const timeout = Object.assign(new Error("the body stalls"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers["content-length"] ?? 0);

/** Whether a request announces a body. */
export const expectsBody = (request: IncomingMessage): boolean =>
  request.headers["transfer-encoding"] !== undefined || lengthOf(request) > 0;

/** Closes the connection when a body stalls. An upload may take any time while it makes progress. */
export function watchBody(request: IncomingMessage): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  let stalled = 0;
  const timer = setInterval(() => {
    // Buffered data that waits for a slow reader is not the client's fault.
    const progress = socket.bytesRead - seen >= PROGRESS_BYTES || request.readableLength > 0;
    seen = socket.bytesRead;
    stalled = progress ? 0 : stalled + 1;
    if (stalled >= STALLED_CHECKS) rejectMalformedRequest(timeout, socket);
  }, CHECK_MS).unref();
  const stop = () => clearInterval(timer);
  request.once("end", stop).once("close", stop);
}

/**
 * Sets `Connection: close` if a long body is incomplete, and bounds how much is drained after the response. Call it
 * before the headers are sent.
 */
export function closeIfUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !expectsBody(request)) return;
  const { headers, socket } = request;
  if (headers["transfer-encoding"] !== undefined || lengthOf(request) > SMALL_BYTES)
    response.setHeader("Connection", "close");
  // Node closes right after the last response; with unread data in its buffer, the system then sends a reset, and the
  // client might never see the response.
  socket.destroySoon = () => {
    if (request.complete || !response.writableEnded) Socket.prototype.destroySoon.call(socket);
    else discardRemainder(request);
  };
}

function discardRemainder(request: IncomingMessage): void {
  const { socket } = request;
  const [lastByte, deadline] = [socket.bytesRead + REMAINDER_BYTES, performance.now() + REMAINDER_MS];
  const timer = setInterval(() => {
    if (socket.bytesRead > lastByte || performance.now() > deadline) socket.destroy();
  }, REMAINDER_CHECK_MS);
  socket.once("close", () => clearInterval(timer));
  request.once("end", () => socket.destroy()).resume();
  socket.end();
}
