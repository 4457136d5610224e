import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { ROOT } from "@/tests/support/root";
import { freePort } from "@/tests/support/servers/server";

export type NextAlone = { url: string; port: number; stop(): Promise<void>; kill(): Promise<void> };

/** The built app under Next's own server, as on a host without server.ts, and so without the worker thread. */
export async function startNextAlone(settings: Record<string, string>): Promise<NextAlone> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const server = spawn(process.execPath, [next, "start", "-p", String(port)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), APP_URL: url, ...settings },
    stdio: "ignore",
  });
  const gone = once(server, "exit");
  const healthz = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(healthz, { timeout: 120_000 }).toBe(200);
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await gone;
  };
  return { url, port, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
