import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server, Server as TcpServer } from "node:net";

const IDLE_CLOSE_INTERVAL_MS = 500;
// Beyond it the system drops connections, and clients retry after a second. The system may cap it.
const BACKLOG = 4096;

/** Starts listening. Throws a message for the operator when it cannot (docs/contract.md §12). */
export async function listenOnPort(server: Server, port: number, host?: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const what = LISTEN_ERRORS[error.code ?? ""] ?? `cannot be used (${error.message}): change HOST or PORT`;
    throw new Error(`Port ${port}${host ? ` of ${host}` : ""} ${what}.`, { cause: error });
  });
}

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "is already in use: stop the program that uses it, or set PORT to another port",
  EACCES: "needs administrator rights: set PORT to 1024 or higher",
};

/** Throws as `listenOnPort` does if the port can't be used, to fail before anything else starts. */
export async function checkPort(port: number, host?: string): Promise<void> {
  const probe = createServer();
  await listenOnPort(probe, port, host);
  probe.close();
  await once(probe, "close");
}

/**
 * Stops accepting connections and waits for requests in flight, at most `timeoutMs`. A keep-alive connection whose
 * next request is already in flight gets one last response.
 */
export async function drain(server: HttpServer, timeoutMs: number): Promise<void> {
  for (const event of ["request", "checkContinue", "checkExpectation"])
    server.prependListener(event, (_request, response) => response.setHeader("Connection", "close"));
  // Not http.Server's own `close`, which cuts idle connections at once, and so requests already in flight.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS);
  const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
