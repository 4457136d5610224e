import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

type Say = (line: string) => void;

const TIMEOUT_MS = 10 * 60_000;

/**
 * Finds Chromium for browser tests: a setting, the PATH, Playwright's own, else installs one. Says which. Prefers the
 * headless shell, which needs less CPU time.
 */
export function findChromium(say: Say): string | undefined {
  const found =
    process.env.CHROMIUM_PATH ||
    onPath("chromium-headless-shell", "chrome-headless-shell") ||
    onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable") ||
    ownChromium();
  if (found) {
    say(`Browser tests use ${found}`);
    return found;
  }
  say("No Chromium found: installing one for the browser tests");
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  if (succeeds(process.execPath, [cli, "install", "chromium"]) && ownChromium()) return findChromium(say);
  if (aptInstall("chromium")) return findChromium(say);
  throw new Error(
    "Browser tests need Chromium and it could not be installed: install it, or name it by CHROMIUM_PATH",
  );
}

/** A program, its package and the tests that need it. */
type Tool = readonly [program: string, name: string, tests: string];

export const API_TOOLS: readonly Tool[] = [
  ["redis-server", "redis-server", "rate limits in Redis"],
  ["caddy", "caddy", "certificates"],
];

export const WEB_TOOLS: readonly Tool[] = [
  ["WebKitWebDriver", "webkit2gtk-driver", "WebKit"],
  ["Xvfb", "xvfb", "WebKit"],
];

/** Installs programs of tests if possible; tests that need a missing one skip with a message. */
export function findTools(tools: readonly Tool[], say: Say): void {
  for (const [program, name, tests] of tools) {
    if (onPath(program)) continue;
    say(`No ${program} found: installing it`);
    if (!aptInstall(name))
      say(`${program} is missing and could not be installed: the tests of ${tests} will be skipped`);
  }
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function ownChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function aptInstall(name: string): boolean {
  if (!onPath("apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", "-q", ...args];
    return succeeds(command, rest);
  };
  return apt("update") && apt("install", "-y", "--no-install-recommends", name);
}

function succeeds(command: string, args: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (
    spawnSync(command, args, {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: TIMEOUT_MS,
      env: environment,
    }).status === 0
  );
}
