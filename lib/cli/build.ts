// First import: Next inherits its telemetry setting.
import "@/lib/env";

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { withBuildLock } from "@/lib/cli/build-lock";

const SOURCES = ["app", "components", "lib", "inngest", "prisma/schema.prisma", "proxy.ts", "public"];
const SETTINGS = ["next.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];
const SOURCES_DIGEST_FILE = ".next/sources";
const LOCK = "node_modules/.building";

/** Builds the app unless the last build used the same sources. Of several starts at once, one builds. */
export async function buildIfNeeded(root: string, say: (line: string) => void): Promise<void> {
  const isBuilt = () => builtDigest(root) === digest(root);
  if (isBuilt()) return;
  const buildUnlessBuilt = async () => {
    if (isBuilt()) return;
    say("Building the app. This takes a moment the first time …");
    await build(root);
  };
  await withBuildLock(join(root, LOCK), buildUnlessBuilt, say);
}

const builtDigest = (root: string) =>
  existsSync(join(root, SOURCES_DIGEST_FILE)) ? readFileSync(join(root, SOURCES_DIGEST_FILE), "utf8") : "";

function digest(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const files = [...SOURCES, ...SETTINGS].flatMap((name) => filesBelow(root, name)).sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesBelow(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function build(root: string): Promise<void> {
  const sources = digest(root);
  rmSync(join(root, SOURCES_DIGEST_FILE), { force: true });
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build"], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code !== 0) return reject(new Error(`The build failed:\n${Buffer.concat(output)}`));
      writeFileSync(join(root, SOURCES_DIGEST_FILE), sources);
      resolve();
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await withBuildLock(LOCK, () => build(process.cwd()), say);
}
