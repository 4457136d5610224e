// The web worker: the one process that runs Next. It listens on a local socket, for visitor workers.
import "@/lib/env";

import { readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import next from "next";
import { reloadServedNames, startWithServedNames } from "@/lib/domains/hosts/served-names";
import { env, setAuthSecret, setDatabaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { drain } from "@/lib/server/http/listening";
import { sendInternalError } from "@/lib/server/http/send-response";
import { followOrders, report } from "@/lib/server/processes/messages";
import { WEB_NICENESS } from "@/lib/server/processes/niceness";
import { DRAIN_TIMEOUT_MS } from "@/lib/server/processes/timeouts";
import { takeAddress } from "@/lib/server/web/address-header";
import { warmUpApi } from "@/lib/server/web/api-server";
import { restoreNativeDate } from "@/lib/server/web/native-date";
import { webRequests } from "@/lib/server/web/web-requests";

// More than all visitor workers open at startup.
const BACKLOG = 4096;
const NEVER_CLOSE = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0, requireHostHeader: false };

const app = next({
  dir: process.cwd(),
  port: env.PORT,
  hostname: env.HOST ?? "localhost",
  httpServer: createServer(),
});
// Before the database is ready, because loading Next dominates startup.
const prepared = app.prepare().then(restoreNativeDate);
prepared.catch(() => undefined);
lowerPriority();

const forward = webRequests((request, response) => app.getRequestHandler()(request, response));
// Only visitor workers close connections: if both ends did, requests would be lost in flight.
const server = createServer(NEVER_CLOSE, (request, response) => {
  Promise.resolve(forward(request, response, takeAddress(request))).catch((err: unknown) =>
    sendInternalError(response, err),
  );
});
let folder: string | undefined;

followOrders(
  async (order) => {
    if (order.type === "start") {
      setDatabaseUrl(order.databaseUrl);
      setAuthSecret(order.authSecret);
      await Promise.all([prepared, warmUpApi(), startWithServedNames(order.servedNames)]);
      folder = dirname(order.webSocket);
      // Left behind by a crashed web worker.
      rmSync(order.webSocket, { force: true });
      server.once("error", (error) => log.fatal({ err: error }, "the local socket cannot be used"));
      server.listen({ path: order.webSocket, backlog: BACKLOG }, () => report({ type: "ready" }));
    } else if (order.type === "domains") {
      await reloadServedNames();
    } else if (order.type === "welcome") {
      const { welcome } = await import("@/lib/server/first-account");
      report({ type: "welcome", text: await welcome(new Date()) });
    } else if (order.type === "stop") {
      if (server.listening) await drain(server, DRAIN_TIMEOUT_MS);
      process.exit(0);
    }
  },
  // The supervisor is gone, so nobody else removes it.
  () => folder && rmSync(folder, { recursive: true, force: true }),
);

/** On Linux, priorities are per thread, and a new thread inherits its creator's. */
function lowerPriority(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, WEB_NICENESS);
    } catch {
      // The thread has already exited.
    }
  }
}
