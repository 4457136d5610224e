import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy to a database server. Shut, it breaks all connections and refuses new ones, as in an outage. */
export type DatabaseGate = { url: string; shut(): Promise<void>; open(): Promise<void> };

/** Starts an open gate to the database of a URL. */
export async function databaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const behind = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(behind.port), behind.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  const open = async (port = 0) => void (await once(server.listen(port, "127.0.0.1"), "listening"));
  await open();
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the gate has no port");
  const before = new URL(behind);
  before.host = `127.0.0.1:${address.port}`;
  return {
    url: before.href,
    open: () => open(address.port),
    shut: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
