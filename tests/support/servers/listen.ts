import { once } from "node:events";
import type { Server } from "node:http";

/** Starts a test's own server on a free port of this machine; returns its URL and how to stop it. */
export async function listening(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
