import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// A read of 64 kB holds a thousand requests, and all of them are parsed before anybody else is served.
const MAX_PIPELINED = 100;

const pipelined = new WeakMap<Socket, number>();

/**
 * Closes a connection on which more than a hundred requests wait for the responses before theirs. Returns whether the
 * connection is open, so that the request needs a response.
 */
export function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false;
  // Node gives a response its socket once the responses before it have ended.
  if (response.socket !== null) return true;
  const waiting = (pipelined.get(socket) ?? 0) + 1;
  if (waiting > MAX_PIPELINED) {
    socket.destroy();
    return false;
  }
  pipelined.set(socket, waiting);
  response.once("socket", () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
  return true;
}
