// First import: Next inherits its telemetry setting.
import "@/lib/env";

import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { DIGEST_FILE, digestSources, isBuilt } from "@/lib/cli/build-digest";
import { withBuildLock } from "@/lib/cli/build-lock";

const LOCK = "node_modules/.building";

/** Entry points of lib/cli/run.mjs, lib/server/processes/server-processes.ts and lib/jobs/worker-thread.ts. */
const PROGRAMS = {
  server: "server.ts",
  account: "lib/cli/account.ts",
  demo: "lib/cli/demo.ts",
  job: "lib/cli/job.ts",
  "build-digest": "lib/cli/build-digest.ts",
  env: "lib/env.ts",
  "visitor-worker-entry": "lib/server/processes/visitor-worker.ts",
  "web-worker-entry": "lib/server/processes/web-worker.ts",
  "password-thread-entry": "lib/server/processes/password-thread-program.ts",
  "worker-thread-entry": "lib/jobs/worker-thread-program.ts",
};

/** Builds the app unless the last build used the same sources. Of concurrent starts, one builds. */
export async function buildIfNeeded(root: string, say: (line: string) => void): Promise<void> {
  if (isBuilt(root)) return;
  const buildUnlessBuilt = async () => {
    if (isBuilt(root)) return;
    say("Building the app. This takes a moment the first time…");
    await build(root);
  };
  await withBuildLock(join(root, LOCK), buildUnlessBuilt, say);
}

async function build(root: string): Promise<void> {
  const sources = digestSources(root);
  rmSync(join(root, DIGEST_FILE), { force: true });
  await buildPages(root);
  await compilePrograms(root, PROGRAMS, ".next/programs");
  writeFileSync(join(root, DIGEST_FILE), sources);
}

function buildPages(root: string): Promise<void> {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build"], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const kill = () => child.kill();
  process.once("exit", kill);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      process.off("exit", kill);
      if (code === 0) resolve();
      else reject(new Error(`The build failed:\n${Buffer.concat(output)}`));
    });
  });
}

/** Compiles programs, by name, into a folder. Bundles our own code; packages stay external. */
export async function compilePrograms(
  root: string,
  programs: Record<string, string>,
  folder: string,
): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    jsx: "automatic",
    sourcemap: true,
    logLevel: "warning",
  });
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const root = process.cwd();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(1));
  const ifNeeded = process.argv.includes("--if-needed");
  const work = ifNeeded ? buildIfNeeded(root, say) : withBuildLock(join(root, LOCK), () => build(root), say);
  await work.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  });
}
