// The visitor worker: a process without Next and Prisma that serves visitors and proxies the rest to the web worker.
import type { Server } from "node:http";
import { linkPool, pagePool } from "@/lib/db/visitor-pools";
import { reloadServedNames, startWithServedNames } from "@/lib/domains/hosts/served-names";
import { env, setAuthSecret, setDatabaseUrl } from "@/lib/env";
import { startShutdown } from "@/lib/http/readiness";
import { createHttpServer } from "@/lib/server/http/http-server";
import { drain, listenOnPort } from "@/lib/server/http/listening";
import { withStaticFiles } from "@/lib/server/http/static-files";
import { followOrders, report } from "@/lib/server/processes/messages";
import { programFile } from "@/lib/server/processes/program-file";
import { DRAIN_TIMEOUT_MS } from "@/lib/server/processes/timeouts";
import { withCachedPages } from "@/lib/server/web/page-cache";
import { webProxy } from "@/lib/server/web/web-proxy";
import { handleLinkVisit } from "@/lib/visitors/handler";
import { setPasswordThread } from "@/lib/visitors/password/password-thread";

let server: Server | undefined;

followOrders(async (order) => {
  if (order.type === "start") {
    setDatabaseUrl(order.databaseUrl);
    setAuthSecret(order.authSecret);
    setPasswordThread(programFile("password-thread"));
    const { webSocket } = order;
    server = createHttpServer(withStaticFiles(withCachedPages(webSocket, webProxy(webSocket))));
    await Promise.all([
      listenOnPort(server, env.PORT, env.HOST),
      startWithServedNames(order.servedNames),
      warmUpLinks(),
    ]);
    report({ type: "ready" });
  } else if (order.type === "domains") {
    await reloadServedNames();
  } else if (order.type === "stop") {
    startShutdown();
    if (server) {
      await drain(server, DRAIN_TIMEOUT_MS);
      await Promise.all([linkPool().end(), pagePool().end()]);
    }
    process.exit(0);
  }
});

/**
 * Opens the connection and prepares the statement that the first visitors would wait for, with a slug that no link can
 * have. Never rejects.
 */
async function warmUpLinks(): Promise<void> {
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36" };
  const readBody = async () => undefined;
  const visit = {
    method: "GET",
    path: "/api",
    query: "",
    headers,
    address: undefined,
    now: new Date(),
    readBody,
  };
  await new Promise<unknown>((resolve) => handleLinkVisit(visit, "api", resolve)).catch(() => undefined);
}
