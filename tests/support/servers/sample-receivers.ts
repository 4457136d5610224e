import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { SAMPLES, type Sample } from "@/lib/webhooks/samples";
import { dataFolder } from "@/tests/support/servers/data-folders";
import { freePort } from "@/tests/support/servers/server";

const RUN: Readonly<Record<string, (file: string, port: number) => [program: string, args: string[]]>> = {
  Node: (file) => [process.execPath, [file]],
  Python: (file) => ["python3", [file]],
  PHP: (file, port) => ["php", ["-S", `127.0.0.1:${port}`, file]],
};
const isInstalled = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;

/** The samples whose language is installed on this machine. */
export const RUNNABLE = SAMPLES.filter(({ language }) => isInstalled(RUN[language]?.("", 0)[0] ?? ""));

export type RunningSample = {
  port: number;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  stop(): Promise<void>;
};

/** Runs a sample with this secret and waits until it listens, or has ended. */
export async function startSample({ language, file, code }: Sample, secret: string): Promise<RunningSample> {
  const folder = await dataFolder();
  const path = join(folder.path, file);
  await writeFile(path, code);
  const port = await freePort();
  const [program, args] = RUN[language]?.(path, port) ?? ["", []];
  const child = spawn(program, args, {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const ended = once(child, "exit");
  await expect
    .poll(async () => child.exitCode !== null || (await listens(port)), { timeout: 20_000 })
    .toBe(true);
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    await folder.remove();
  };
  return { port, process: child, output: () => printed, stop };
}

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
