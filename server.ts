// First import: libraries read NODE_ENV when they are loaded.
import "@/lib/env";

import { createServer } from "node:http";
import next from "next";
import { env, isDevelopment } from "@/lib/env";
import { startShutdown } from "@/lib/http/readiness";
import { startWorkerThread } from "@/lib/jobs/worker-thread";
import { log } from "@/lib/log";
import { warmUpApi } from "@/lib/server/api-server";
import { createFirstAccount, welcomeMessage } from "@/lib/server/first-account";
import { createHttpServer, drain, listenOnPort } from "@/lib/server/http-server";
import { openDatabase } from "@/lib/server/open-database";

const SHUTDOWN_TIMEOUT_MS = 20_000;
const SECRET_IN_DATABASE =
  "NEXTAUTH_SECRET is not set: the secret that encrypts sessions and webhook secrets is kept in the same database, " +
  "where anyone who can read the database finds it. Set NEXTAUTH_SECRET, the same for every copy. To keep existing " +
  "sessions and webhook secrets, use the value of the row auth in the table secrets.";
const say = (line: string) => log.info(line);

/** What to close before the process exits, in the order of opening. */
const closers: (() => Promise<unknown>)[] = [];
let shuttingDown = false;

async function shutDown(code: number): Promise<void> {
  shuttingDown = true;
  startShutdown();
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

async function start(): Promise<void> {
  const dev = isDevelopment();
  const opening = openDatabase(say);
  // Also if shutdown comes while it is opening: nothing may outlive this process.
  closers.push(() => opening.then((database) => database.close()).catch(() => undefined));
  const database = await opening;
  await database.embedded?.claimServer(env.APP_URL);
  if (env.DATABASE_URL && !env.NEXTAUTH_SECRET) log.warn(SECRET_IN_DATABASE);

  // Next never responds to upgrade requests (Java's HTTP client offers h2c) on the server it is given. It gets an idle
  // server, so that ours handles them as if no upgrade had been offered.
  const idle = dev ? {} : { httpServer: createServer() };
  const app = next({ dev, dir: process.cwd(), port: env.PORT, hostname: env.HOST ?? "localhost", ...idle });
  await app.prepare();
  const server = createHttpServer(app.getRequestHandler());
  await warmUpApi();
  await listenOnPort(server, env.PORT, env.HOST);
  closers.push(startWorkerThread().stop, () => drain(server, SHUTDOWN_TIMEOUT_MS));
  // Last, so that a failed start has not created a key without showing it.
  process.stdout.write(welcomeMessage(await createFirstAccount(new Date())));
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (shuttingDown) return;
    say(`${signal}: finishing requests in flight, then stopping`);
    void shutDown(0);
  });
}

start().catch((error: unknown) => {
  if (shuttingDown) return;
  process.stderr.write(`Waypost could not start: ${error instanceof Error ? error.message : error}\n`);
  void shutDown(1);
});
