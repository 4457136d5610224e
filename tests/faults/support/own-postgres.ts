import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { DATABASE } from "@/lib/postgres/claims";
import { DATABASE_USER, ensureCluster } from "@/lib/postgres/cluster";
import { type DataLocation, findDataLocation } from "@/lib/postgres/folder";
import { runProgram } from "@/lib/postgres/program";
import { dataFolder } from "@/tests/support/servers/data-folders";
import { copyTemplate } from "@/tests/support/servers/database-template";
import { freePort } from "@/tests/support/servers/server";

/** An operator's own PostgreSQL: started and stopped on command, always at the same address. */
export class OwnPostgres {
  #thaw = (): void => undefined;

  private constructor(
    readonly url: string,
    private readonly location: DataLocation,
    private readonly port: number,
    private readonly remove: () => Promise<void>,
  ) {}

  static async make(): Promise<OwnPostgres> {
    const folder = await dataFolder();
    await copyTemplate(folder.path);
    const location = await findDataLocation(folder.path, () => undefined);
    const password = await ensureCluster(location);
    const port = await freePort();
    const url = `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
    const postgres = new OwnPostgres(url, location, port, folder.remove);
    await postgres.start();
    return postgres;
  }

  start(): Promise<void> {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    return this.#control("start", "-l", join(this.location.folder, "log"), "-o", options);
  }

  /** `fast` disconnects clients cleanly, `immediate` like a crash. */
  stop(mode: "fast" | "immediate"): Promise<void> {
    return this.#control("stop", "-m", mode);
  }

  /** Suspends all its processes, as a stalled disk would; connections stay open. */
  async freeze(): Promise<{ thaw(): void }> {
    const backends = await this.ask<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()",
    );
    const [postmaster = ""] = (await readFile(join(this.location.folder, "postmaster.pid"), "utf8")).split(
      "\n",
    );
    const pids = [Number(postmaster), ...backends.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    this.#thaw = () => {
      for (const pid of pids.splice(0)) process.kill(pid, "SIGCONT");
    };
    return { thaw: this.#thaw };
  }

  async clear(): Promise<void> {
    this.#thaw();
    await this.stop("immediate").catch(() => undefined);
    await this.remove();
  }

  /** Creates further API keys for the first account. */
  async makeKeys(count: number): Promise<string[]> {
    const keys = Array.from({ length: count }, () => `wp_${randomBytes(20).toString("hex")}`);
    const hashes = keys.map((key) => createHash("sha256").update(key).digest());
    await this.ask(
      "INSERT INTO api_keys (account_id, prefix, hash) SELECT min(id), 'wp_', unnest($1::bytea[]) FROM accounts",
      [hashes],
    );
    return keys;
  }

  async ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.url);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  #control(...args: string[]): Promise<void> {
    const { programs, folder, systemUser } = this.location;
    const surroundings = { systemUser, cwd: dirname(folder) };
    return runProgram(programs, "pg_ctl", [...args, "-s", "-w", "-D", folder], surroundings);
  }
}
