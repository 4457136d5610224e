import { DATABASE } from "@/lib/postgres/claims";
import { DATABASE_USER, ensureCluster } from "@/lib/postgres/cluster";
import { DatabaseLease } from "@/lib/postgres/database-lease";
import { findDataLocation } from "@/lib/postgres/folder";
import { localUrl } from "@/lib/postgres/local-socket";
import { findPostmaster } from "@/lib/postgres/process";

/** The PostgreSQL server of a data folder, shared by all processes that started it there. */
export type EmbeddedPostgres = {
  url: string;
  /** As `url`, by the fastest transport on this machine. */
  localUrl: string;
  port: number;
  /** The database folder: in the data folder, or where root had to put it. */
  folder: string;
  /** The server's process id, which changes after a crash; undefined while it isn't running. */
  pid(): Promise<number | undefined>;
  /**
   * Claims the folder for the one web server that may use it. Throws, naming the other Waypost, when it is claimed.
   */
  claimServer(address: string): Promise<void>;
  /** Releases the server, and stops it unless another process uses it. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL of a data folder, or joins one already running there: another process's, or one that
 * a killed process left. Creates the database the first time. Until `stop`, a server that dies is restarted at the
 * same address. Throws a message for the operator when it cannot (docs/contract.md §12).
 */
export async function startPostgres(dataDir: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const location = await findDataLocation(dataDir, log);
  const password = await ensureCluster(location);
  const lease = await DatabaseLease.join(location, password, log);
  const { port } = lease;
  const url = `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  let stopped: Promise<void> | undefined;

  return {
    url,
    localUrl: await localUrl(url, location.folder, port),
    port,
    folder: location.folder,
    pid: async () => {
      const server = await findPostmaster(location.folder);
      return server?.life === "alive" ? server.pid : undefined;
    },
    claimServer: (address) => lease.claimServer(address),
    stop: () => {
      stopped ??= lease.leave();
      return stopped;
    },
  };
}
