import { defineConfig, type PlaywrightWorkerOptions } from "@playwright/test";
import fc from "fast-check";
import { BROWSER_SWITCHES } from "./support/browser-switches";
import { mapOwnFramesOnly } from "./support/own-frames";
import { cases } from "./support/repetitions";

mapOwnFramesOnly();

// Set by tests/run.ts, so that all workers of a run share it.
const seed = process.env.FAST_CHECK_SEED;
fc.configureGlobal({ numRuns: cases(100), ...(seed && { seed: Number(seed) }) });

const browser: Pick<PlaywrightWorkerOptions, "browserName" | "launchOptions"> = {
  browserName: "chromium",
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "",
    args: BROWSER_SWITCHES,
  },
};

export default defineConfig({
  outputDir: "../test-results",
  globalSetup: "./setup.ts",
  fullyParallel: true,
  workers: 4,
  // A CI machine is shared and slow, so it gets a second try. What needed one is named as flaky at the end.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/results.json" }]],
  // Long tests first, so that none is left to run alone at the end. A single worker kills processes and databases. Two have
  // browsers, which fill two processors except for short waits, and those the API's tests fill.
  // A file whose tests are short is loaded by one worker only.
  projects: [
    { name: "faults", testDir: "faults", workers: 1, timeout: 300_000 },
    { name: "web", testDir: "web", use: browser, workers: 2 },
    { name: "unit", testDir: "unit", fullyParallel: false },
    { name: "api", testDir: "api", fullyParallel: false },
    { name: "architecture", testDir: ".", testMatch: "architecture.test.ts" },
  ],
});
