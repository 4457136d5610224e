import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { ROOT } from "@/tests/support/root";

export type RunningServer = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Stops it as an operator would, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it at once. */
  kill(): Promise<void>;
};

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address && typeof address === "object") return address.port;
  throw new Error("no free port");
}

/** Starts a server and waits until it is ready; throws its output if it exits before that. */
export async function startServer(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<RunningServer> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const { DATABASE_URL: shared, APP_URL, NEXTAUTH_SECRET, ...inherited } = process.env;
  // A server on the database of this run must decrypt its secrets, and its jobs emit events with the URLs of other tests.
  const isShared = settings.DATABASE_URL === shared && APP_URL && NEXTAUTH_SECRET;
  const known = isShared ? { NEXTAUTH_SECRET, SHORT_URL: APP_URL } : {};
  const child = spawn(process.execPath, [...nodeOptions, "lib/cli/run.mjs", "server"], {
    cwd: ROOT,
    env: { WORKERS: "1", ...inherited, NODE_ENV: "production", PORT: String(port), ...known, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const ready = new Promise<void>((done, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("Waypost is ready at")) done();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => failed(new Error(`the server ended with ${code}:\n${printed}`)));
  });
  const ended = once(child, "exit");
  ended.catch(() => undefined);
  // A test that runs out of time doesn't stop its servers, but its worker exits.
  const stopWithWorker = () => child.kill();
  process.once("exit", stopWithWorker);
  child.once("exit", () => process.off("exit", stopWithWorker));
  await ready;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    port,
    process: child,
    output: () => printed,
    stop: () => end("SIGTERM").then(() => child.exitCode),
    kill: () => end("SIGKILL"),
  };
}
