import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { ROOT } from "@/tests/support/root";
import { dataFolder } from "@/tests/support/servers/data-folders";
import { freePort } from "@/tests/support/servers/server";

/** Why there is no Caddy; undefined when there is. */
export const caddyMissing =
  spawnSync("caddy", ["version"]).status === 0 ? undefined : "caddy is not on the PATH";

type Page = { status: number; headers: Record<string, unknown>; body: string };

export type Caddy = {
  /** Opens a path of a host over TLS. Rejects when the handshake fails or the certificate doesn't match the host. */
  open(host: string, path: string): Promise<Page>;
  httpPort: number;
  stop(): Promise<void>;
};

/** Caddy with the Caddyfile of this repository in front of a server, and certificates of its own authority. */
export async function startCaddy(serverUrl: string): Promise<Caddy> {
  const folder = await dataFolder();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const options = [
    "local_certs",
    "skip_install_trust",
    "admin off",
    "default_bind 127.0.0.1",
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder.path}`,
  ];
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(ROOT, "Caddyfile")], {
    env: {
      ...process.env,
      HOME: folder.path,
      WAYPOST: new URL(serverUrl).host,
      CADDY_OPTIONS: options.join("\n"),
    },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const authority = join(folder.path, "pki/authorities/local/root.crt");
  await expect.poll(() => existsSync(authority), { timeout: 30_000 }).toBe(true);
  return {
    httpPort,
    open: (host, path) => openPage({ host, path, port: httpsPort, ca: readFileSync(authority, "utf8") }),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await folder.remove();
    },
  };
}

async function openPage(at: { host: string; path: string; port: number; ca: string }): Promise<Page> {
  const { host, path, port, ca } = at;
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    ca,
    servername: host,
    headers: { host },
    agent: false,
  });
  sent.end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
