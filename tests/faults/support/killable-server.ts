import { test } from "@playwright/test";
import type pg from "pg";
import { withConnection } from "@/prisma/connection";
import { DataFolder } from "@/tests/faults/postgres/folders";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

/** A server with its own data folder, which a test kills and restarts. Both are removed after the test. */
export class KillableServer {
  #data: DataFolder | undefined;
  #running: RunningServer | undefined;

  /** One for each test of the calling file. */
  static forEachTest(): KillableServer {
    const server = new KillableServer();
    test.beforeEach(async () => {
      server.#data = await DataFolder.migrated();
    });
    test.afterEach(async () => {
      await server.#running?.kill();
      await server.data.clear();
    });
    return server;
  }

  get data(): DataFolder {
    if (!this.#data) throw new Error("there is no folder outside of a test");
    return this.#data;
  }

  async start(): Promise<RunningServer> {
    this.#running = await startServer({ DATA_DIR: this.data.path, LOG_LEVEL: "fatal", WORKERS: "2" });
    return this.#running;
  }

  /** The running server, or a new one. */
  running = async (): Promise<RunningServer> => this.#running ?? (await this.start());

  /** Kills it at once; in a power cut its PostgreSQL too. */
  async kill(powerCut: boolean): Promise<void> {
    const death = this.#running?.kill();
    if (powerCut) await this.killPostgres();
    await death;
    this.#running = undefined;
  }

  /** Works on a new connection to its database, which is started if it isn't running. */
  async withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const postgres = await this.data.start();
    try {
      return await withConnection(postgres.url, work);
    } finally {
      await postgres.stop();
    }
  }

  async killPostgres(): Promise<void> {
    const pid = await this.data.pid();
    if (!pid) throw new Error("PostgreSQL does not run");
    process.kill(pid, "SIGKILL");
  }
}
