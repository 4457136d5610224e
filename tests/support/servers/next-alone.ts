import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { ROOT } from "@/tests/support/root";
import { freePort } from "@/tests/support/servers/server";

/** The built app under Next's own server, as on a host without server.ts, and so without the worker thread. */
export async function startNextAlone(
  settings: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const server = spawn(process.execPath, [next, "start", "-p", port], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", PORT: port, APP_URL: url, ...settings },
    stdio: "ignore",
  });
  const gone = once(server, "exit");
  const healthz = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(healthz, { timeout: 120_000 }).toBe(200);
  const stop = async () => {
    server.kill("SIGTERM");
    await gone;
  };
  return { url, stop };
}
