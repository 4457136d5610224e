import next from "next";
import { env } from "@/lib/env";
import { startShutdown } from "@/lib/http/readiness";
import { createHttpServer } from "@/lib/server/http/http-server";
import { drain, listenOnPort } from "@/lib/server/http/listening";
import { DRAIN_TIMEOUT_MS } from "@/lib/server/processes/timeouts";
import { webRequests } from "@/lib/server/web/web-requests";

/** Visitors and Next in this process, with pages compiled on demand (`npm run dev`). */
export async function serveInOneProcess(): Promise<{ stop(): Promise<void> }> {
  const app = next({ dev: true, dir: process.cwd(), port: env.PORT, hostname: env.HOST ?? "localhost" });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createHttpServer(webRequests((request, response) => handle(request, response)));
  await listenOnPort(server, env.PORT, env.HOST);
  return {
    stop: () => {
      startShutdown();
      return drain(server, DRAIN_TIMEOUT_MS);
    },
  };
}
