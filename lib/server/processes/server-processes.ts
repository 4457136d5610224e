import { fork } from "node:child_process";
import cluster from "node:cluster";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pagePool } from "@/lib/db/visitor-pools";
import { loadServedNames, reloadServedNames, servedNames } from "@/lib/domains/hosts/served-names";
import { authSecret, databaseUrl, env } from "@/lib/env";
import { ServerProcess } from "@/lib/server/processes/child-process";
import type { Order } from "@/lib/server/processes/messages";
import { programFile } from "@/lib/server/processes/program-file";

/** The processes that answer requests: visitor workers, which share the port, and the web worker behind them. */
export class ServerProcesses {
  readonly #web: ServerProcess;
  readonly #visitors: ServerProcess[];
  /** Whether this process can read the served names. */
  #isConnected = false;

  // Only this user may connect to the web worker, which trusts its input there: mkdtemp creates it with mode 0700.
  readonly #folder = mkdtempSync(join(tmpdir(), "waypost-"));

  /** Starts them, so that they preload their code. */
  constructor() {
    // Workers accept connections themselves: via this process, ten thousand at once delayed visitors by seconds.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: programFile("visitor-worker"), args: [], execArgv: process.execArgv });
    this.#web = new ServerProcess("web worker", () => fork(programFile("web-worker")));
    this.#visitors = Array.from(
      { length: env.WORKERS },
      () => new ServerProcess("visitor worker", () => cluster.fork().process),
    );
  }

  /** Makes them serve, once the database is open. The port opens once a worker can serve. */
  async serve(): Promise<void> {
    this.#isConnected = true;
    await loadServedNames();
    const order = (): Order => ({
      type: "start",
      databaseUrl: databaseUrl(),
      authSecret: authSecret(),
      webSocket: join(this.#folder, "web.sock"),
      // The database may be down when a process is replaced.
      servedNames: servedNames(),
    });
    await this.#web.serve(order);
    await Promise.all(this.#visitors.map((visitors) => visitors.serve(order)));
  }

  /** Creates the first account, once they serve; returns the message for the operator. */
  welcome(): Promise<string> {
    return this.#web.welcome();
  }

  /** Notifies them that the served domains have changed. */
  reloadDomains(): void {
    void reloadServedNames();
    for (const process of [this.#web, ...this.#visitors]) process.send({ type: "domains" });
  }

  /** Stops visitor workers first: their requests in flight may need the web worker. */
  async stop(): Promise<void> {
    await Promise.all(this.#visitors.map((visitors) => visitors.stop()));
    await this.#web.stop();
    if (this.#isConnected) await pagePool().end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
