import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { createHttpServer } from "@/lib/server/http/http-server";
import { webProxy } from "@/lib/server/web/web-proxy";
import { listening } from "@/tests/support/servers/listen";

type Front = { folder: string; server: Server; url: string; close(): Promise<void> };

/** A visitor worker's server before a stand-in for the web worker. */
export class ProxiedServer {
  #front: Front | undefined;
  web: Server | undefined;

  /** One for each test of the calling file. */
  static forEachTest(): ProxiedServer {
    const proxied = new ProxiedServer();
    test.beforeEach(async () => {
      const folder = await mkdtemp(join(tmpdir(), "waypost-test-"));
      const server = createHttpServer(webProxy(join(folder, "web.sock")));
      proxied.#front = { folder, server, ...(await listening(server)) };
    });
    test.afterEach(async () => {
      const { folder, close } = proxied.#running;
      await close();
      proxied.web?.closeAllConnections();
      proxied.web?.close();
      proxied.web = undefined;
      await rm(folder, { recursive: true, force: true });
    });
    return proxied;
  }

  get front(): Server {
    return this.#running.server;
  }

  get url(): string {
    return this.#running.url;
  }

  async serveWeb(handle: RequestListener): Promise<void> {
    this.web = createServer(handle).listen(join(this.#running.folder, "web.sock"));
    await once(this.web, "listening");
  }

  get #running(): Front {
    if (!this.#front) throw new Error("there is no server outside of a test");
    return this.#front;
  }
}
