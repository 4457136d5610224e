// First import: libraries read NODE_ENV on import.
import "@/lib/env";

import { reloadServedNames } from "@/lib/domains/hosts/served-names";
import { env, isDevelopment, startedByNpm } from "@/lib/env";
import { listen } from "@/lib/jobs/listener";
import { startWorkerThread } from "@/lib/jobs/worker-thread";
import { log } from "@/lib/log";
import { checkPort } from "@/lib/server/http/listening";
import { prepareDatabase } from "@/lib/server/prepare-database";
import { watchParent } from "@/lib/server/processes/parent-process";
import { ServerProcesses } from "@/lib/server/processes/server-processes";
import { welcomeMessage } from "@/lib/server/welcome-message";

// The supervisor: opens the database, runs the jobs, and keeps the processes that serve requests alive. It serves
// none itself.

const SECRET_IN_DATABASE =
  "NEXTAUTH_SECRET is not set: the secret that encrypts sessions and webhook secrets is kept in the same database, " +
  "where anyone who can read the database finds it. Set NEXTAUTH_SECRET, the same for every copy. To keep existing " +
  "sessions and webhook secrets, use the value of the row auth in the table secrets.";
const say = (line: string) => log.info(line);

/** What to close before the process exits, last first. */
const closers: (() => Promise<unknown> | undefined)[] = [];
let shuttingDown = false;

async function shutDown(code: number): Promise<void> {
  if (shuttingDown) return;
  shuttingDown = true;
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

async function start(): Promise<void> {
  await checkPort(env.PORT, env.HOST);
  const opening = prepareDatabase(say);
  // Even if shut down while opening: nothing may outlive this process.
  closers.push(() => opening.then((database) => database.close()).catch(() => undefined));
  // They preload their code in parallel.
  const processes = isDevelopment() ? undefined : new ServerProcesses();
  let thread: ReturnType<typeof startWorkerThread> | undefined;
  closers.push(() => thread?.stop());
  if (processes) closers.push(() => processes.stop());

  const database = await opening;
  if (shuttingDown) return;
  await database.embedded?.claimServer(env.APP_URL);
  if (env.DATABASE_URL && !env.NEXTAUTH_SECRET) log.warn(SECRET_IN_DATABASE);

  await processes?.serve();
  if (!processes) await serveInDevelopment();
  if (shuttingDown) return;
  const reloadDomains = () => (processes ? processes.reloadDomains() : reloadServedNames());
  if (env.DOMAINS === "on") closers.push(listen("domains", reloadDomains).stop);
  thread = startWorkerThread();
  // Loading its code and connecting to the database take CPU time from the first requests.
  await thread.started;
  if (shuttingDown) return;
  // Last, so that a failed start never creates a key without showing it.
  process.stdout.write(
    database.hasAccounts ? welcomeMessage(undefined) : await createFirstAccount(processes),
  );
}

/** Returns the message for the operator. The web worker creates it, because it has loaded the code. */
async function createFirstAccount(processes: ServerProcesses | undefined): Promise<string> {
  if (processes) return processes.welcome();
  const { welcome } = await import("@/lib/server/first-account");
  return welcome(new Date());
}

/** Lazy, because it loads Next. */
async function serveInDevelopment(): Promise<void> {
  const { serveInOneProcess } = await import("@/lib/server/processes/development-server");
  const server = await serveInOneProcess();
  closers.push(server.stop);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (!shuttingDown) say(`${signal}: finishing requests in flight, then stopping`);
    void shutDown(0);
  });
}

if (startedByNpm())
  watchParent(() => {
    say("npm has ended: finishing requests in flight, then stopping");
    void shutDown(0);
  });

start().catch((error: unknown) => {
  if (shuttingDown) return;
  process.stderr.write(`Waypost could not start: ${error instanceof Error ? error.message : error}\n`);
  void shutDown(1);
});
