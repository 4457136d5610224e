// Settings come first: libraries look at NODE_ENV when they are imported.
import "@/lib/env";

import { createServer } from "node:http";
import next from "next";
import { buildIfNeeded } from "@/lib/cli/build";
import { env, isDevelopment } from "@/lib/env";
import { leave } from "@/lib/http/readiness";
import { startBackground } from "@/lib/jobs/worker-thread";
import { log } from "@/lib/log";
import { firstAccount, welcome } from "@/lib/server/first-account";
import { createWeb, drain, openPort } from "@/lib/server/http-server";
import { openDatabase } from "@/lib/server/open-database";

const PATIENCE_MS = 20_000;
const root = import.meta.dirname;
const say = (line: string) => log.info(line);

/** What must be ended before the process leaves, in the order in which it was begun. */
const begun: (() => Promise<unknown>)[] = [];
let leaving = false;

async function end(code: number): Promise<void> {
  leaving = true;
  leave();
  for (const close of begun.reverse()) await close();
  process.exit(code);
}

async function start(): Promise<void> {
  const dev = isDevelopment();
  if (!dev) await buildIfNeeded(root, say);
  const opening = openDatabase(say);
  // Also when the end comes while it is being opened: nothing of it may outlive this process.
  begun.push(() => opening.then((database) => database.close()).catch(() => undefined));
  const database = await opening;
  await database.embedded?.claimServer(env.APP_URL);

  // Next takes requests that offer an upgrade, as Java's client does, from the server it is given, and leaves them
  // unanswered. Given one that gets none, it leaves them to ours, which answers as if nothing had been offered.
  const idle = dev ? {} : { httpServer: createServer() };
  const app = next({ dev, dir: root, port: env.PORT, hostname: env.HOST ?? "localhost", ...idle });
  await app.prepare();
  const server = createWeb(app.getRequestHandler());
  await openPort(server, env.PORT, env.HOST);
  begun.push(startBackground().stop, () => drain(server, PATIENCE_MS));
  // Last, so that a start that fails has not made a key that nobody was shown.
  process.stdout.write(welcome(await firstAccount(new Date())));
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (leaving) return;
    say(`${signal}: answering what is in flight, then stopping`);
    void end(0);
  });
}

start().catch((error: unknown) => {
  if (leaving) return;
  process.stderr.write(`Waypost could not start: ${error instanceof Error ? error.message : error}\n`);
  void end(1);
});
