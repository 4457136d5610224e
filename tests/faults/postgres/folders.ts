import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chown, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { type EmbeddedPostgres, startPostgres } from "@/lib/postgres/embedded";
import { ROOT } from "@/tests/support/root";
import { discardFolder, newFolder } from "@/tests/support/servers/data-folders";
import { copyTemplate } from "@/tests/support/servers/database-template";
import { testProgram } from "@/tests/support/servers/test-programs";

export type Account = { uid: number; gid: number };
type Ready = { url: string; folder: string; pid: number };

/** Another process that uses a folder's server. */
export type User = {
  process: ChildProcess;
  ready: Promise<Ready>;
  /** Its output on standard error so far. */
  said(): string;
  /** Stops it; returns its exit code. */
  leave(): Promise<number | null>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
};

/** A folder for one test and everything that the test starts in it; `clear` stops it all and frees the space. */
export class DataFolder {
  readonly #ends: (() => Promise<unknown>)[] = [];
  readonly lines: string[] = [];

  private constructor(readonly path: string) {}

  static async make(owner?: Account): Promise<DataFolder> {
    const path = await newFolder();
    if (owner) await chown(path, owner.uid, owner.gid);
    return new DataFolder(path);
  }

  /** One with a migrated database, without an account. */
  static async migrated(): Promise<DataFolder> {
    const data = await DataFolder.make();
    await copyTemplate(data.path);
    return data;
  }

  /** Starts or joins the server in this process. */
  async start(path = this.path): Promise<EmbeddedPostgres> {
    const postgres = await startPostgres(path, (line) => this.lines.push(line));
    this.#ends.push(() => postgres.stop());
    return postgres;
  }

  /** Starts or joins it in another process. */
  user(account?: Account, ...args: string[]): User {
    const child = spawn(process.execPath, [testProgram("postgres-client"), this.path, ...args], {
      ...account,
      cwd: ROOT,
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk;
    });
    const ended = once(child, "exit");
    const ready = new Promise<Ready>((done, failed) => {
      child.stdout.once("data", (chunk: Buffer) => done(JSON.parse(chunk.toString())));
      child.once("exit", (code) => failed(new Error(`the other process ended with ${code}: ${said}`)));
    });
    ready.catch(() => undefined);
    const kill = async () => {
      child.kill("SIGKILL");
      await ended;
    };
    this.#ends.push(kill);
    const leave = async () => {
      child.stdin.end();
      await ended;
      return child.exitCode;
    };
    return { process: child, ready, said: () => said, leave, kill };
  }

  /** The process id in the folder's postmaster.pid; undefined if there is none. */
  async pid(): Promise<number | undefined> {
    const pidFile = await readFile(join(this.path, "postgres", "postmaster.pid"), "utf8").catch(() => "");
    return Number.parseInt(pidFile, 10) || undefined;
  }

  async clear(): Promise<void> {
    for (const end of this.#ends.reverse()) await end();
    const pid = await this.pid();
    if (pid && isRunning(pid)) process.kill(pid, "SIGQUIT");
    await discardFolder(this.path);
  }
}

/** Whether a process is running; a zombie is not. */
export function isRunning(pid = 0): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !(existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, "utf8")));
}

/** The first column of a statement's result, on a new connection. */
export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

/** Stores a value that `readRow` reads. */
export const writeRow = (url: string) => ask(url, "CREATE TABLE kept AS SELECT 42 AS value");
export const readRow = (url: string) => ask(url, "SELECT value FROM kept");
