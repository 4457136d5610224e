import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Connections that occupy a server with requests that never finish. */
export type IdleConnections = {
  /** How many the server has closed so far. */
  closed(): number;
  /** Closes the rest. */
  end(): void;
  sockets: Socket[];
};

// Below the backlog of a listening socket.
const AT_ONCE = 100;

/** Opens `count` connections, each of which sends `text` and nothing more. */
export async function openIdleConnections(
  port: number,
  count: number,
  text: string,
): Promise<IdleConnections> {
  const sockets: Socket[] = [];
  let closed = 0;
  const open = async () => {
    const socket = connect(port, "127.0.0.1");
    // A server may close a connection with a reset.
    socket.on("error", () => undefined).once("close", () => closed++);
    sockets.push(socket);
    await once(socket, "connect");
    if (text) socket.write(text);
    socket.resume();
  };
  while (sockets.length < count)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, open));
  return {
    closed: () => closed,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
    sockets,
  };
}

/** A complete request that keeps the connection alive. */
export const oneRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Headers that never end. */
export const halfHeaders = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `;

/** A form submission whose body never ends. */
export const halfBody = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
  "Content-Length: 1000\r\n\r\nfield=half";
