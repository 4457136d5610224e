// `node lib/cli/run.mjs <program> [arguments]` runs server.ts or a command of lib/cli. It runs the compiled programs
// of the last build if the sources are unchanged, which starts faster; otherwise the server is built first. Plain
// JavaScript, because it runs before anything is compiled.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SOURCES = {
  server: "server.ts",
  account: "lib/cli/account.ts",
  demo: "lib/cli/demo.ts",
  job: "lib/cli/job.ts",
};

const root = join(import.meta.dirname, "../..");
process.chdir(root);
const program = process.argv[2];
const compiled = (name) => pathToFileURL(join(root, `.next/programs/${name}.mjs`)).href;

async function isBuilt() {
  // A build removes the digest first and writes it last: without it, the programs may be incomplete.
  if (![".next/sources", ".next/programs/build-digest.mjs"].every((file) => existsSync(join(root, file))))
    return false;
  try {
    // The query busts the module cache, which may hold the previous build.
    const { isBuilt } = await import(`${compiled("build-digest")}?${performance.now()}`);
    return isBuilt(root);
  } catch {
    return false;
  }
}

async function build() {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/cli/build.ts", "--if-needed"], {
    stdio: "inherit",
  });
  const stop = () => {
    child.kill();
    process.exit(0);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) process.exit(1);
  process.off("SIGTERM", stop).off("SIGINT", stop);
}

let built = await isBuilt();
if (program === "server" && !built) {
  await build();
  built = await isBuilt();
}
// As if the program had been started directly.
process.argv.splice(1, 2, join(root, SOURCES[program]));
if (built) {
  process.setSourceMapsEnabled(true);
  // Before libraries that read NODE_ENV on import.
  await import(compiled("env"));
  await import(compiled(program));
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(join(root, SOURCES[program])).href);
}
