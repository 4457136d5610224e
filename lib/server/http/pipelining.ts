import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// A 64 kB read holds a thousand requests, all of which are parsed before any other client is served.
const MAX_PIPELINED = 100;

const pipelined = new WeakMap<Socket, number>();

/**
 * Closes a connection with more than a hundred pipelined requests pending. Returns whether the connection is open, so
 * that the request needs a response.
 */
export function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false;
  // Node assigns a response its socket once the responses before it have ended.
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
