import type { IncomingMessage } from "node:http";

/**
 * Carries the client's address from a visitor worker to the web worker. Visitor workers strip it from client
 * requests, and only the listener of the local socket reads it.
 */
export const ADDRESS_HEADER = "x-waypost-address";

/** Reads the header and removes it. Only for requests that come from a visitor worker. */
export function takeAddress({ headers }: IncomingMessage): string | undefined {
  const address = headers[ADDRESS_HEADER];
  delete headers[ADDRESS_HEADER];
  return typeof address === "string" ? address : undefined;
}
