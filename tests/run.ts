import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { createRequire } from "node:module";
import { getPriority, setPriority } from "node:os";
import { buildIfNeeded } from "@/lib/cli/build";
import { WEB_NICENESS } from "@/lib/server/processes/niceness";
import { ROOT } from "@/tests/support/root";
import { API_TOOLS, findChromium, findTools, WEB_TOOLS } from "@/tests/support/servers/tools";

const ALL_CASES = "--all-cases";
const args = process.argv.slice(2).filter((arg) => arg !== ALL_CASES);
const say = (line: string) => console.log(line);
const allCases = process.argv.includes(ALL_CASES);
// A fixed seed, so that a run repeats the one before; with all cases a new one each time.
const seed = process.env.FAST_CHECK_SEED ?? (allCases ? String(randomInt(2 ** 31)) : "20261121");
say(`Property-based tests use FAST_CHECK_SEED=${seed}`);

const chosen = args.flatMap((arg, index) => (args[index - 1] === "--project" ? [arg] : []));
const needs = (project: string) => chosen.length === 0 || chosen.includes(project);

const needsServer = needs("api") || needs("web") || needs("faults");
if (needsServer) await buildIfNeeded(ROOT, say);
const chromium = needs("web") ? findChromium(say) : undefined;
findTools([...(needs("api") ? API_TOOLS : []), ...(needs("web") ? WEB_TOOLS : [])], say);

const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
const environment = {
  ...process.env,
  FAST_CHECK_SEED: seed,
  ...(allCases && { ALL_CASES: "true" }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(!needsServer && { WITHOUT_SERVER: "true" }),
};
// A run keeps all processors busy, so at its lower priority the web worker would get too little CPU time: its pages took
// more than 5 s on a slow machine. All processes of the run inherit this priority and share the processors evenly.
if (getPriority() < WEB_NICENESS) setPriority(WEB_NICENESS);

// Playwright's workers inherit it. With Node's default, a tenth of their time and more goes into collecting garbage.
const heap = "--max-semi-space-size=64";
const run = spawnSync(process.execPath, [heap, cli, "test", "-c", "tests/playwright.config.ts", ...args], {
  cwd: ROOT,
  env: environment,
  stdio: "inherit",
});
process.exit(run.status ?? 1);
