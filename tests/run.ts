import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { buildIfNeeded } from "@/lib/server/build";
import { findChromium, findRedis } from "./tools";

const root = resolve(import.meta.dirname, "..");
const args = process.argv.slice(2);
const say = (line: string) => console.log(line);

const chosen = args.flatMap((arg, index) => (args[index - 1] === "--project" ? [arg] : []));
const needs = (project: string) => chosen.length === 0 || chosen.includes(project);

const needsServer = needs("api") || needs("web") || needs("faults");
if (needsServer) await buildIfNeeded(root, say);
const chromium = needs("web") ? findChromium(say) : undefined;
if (needs("api")) findRedis(say);

const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
const environment = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(!needsServer && { WITHOUT_SERVER: "true" }),
};
const run = spawnSync(process.execPath, [cli, "test", "-c", "tests/playwright.config.ts", ...args], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(run.status ?? 1);
