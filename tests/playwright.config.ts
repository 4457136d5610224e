import { defineConfig, type PlaywrightWorkerOptions } from "@playwright/test";

const browser: Pick<PlaywrightWorkerOptions, "browserName" | "launchOptions"> = {
  browserName: "chromium",
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "",
    args: ["--no-sandbox", "--disable-quic"],
  },
};

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./setup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "../test-results/results.json" }]],
  projects: [
    { name: "unit", testMatch: ["unit/**/*.test.ts", "architecture.test.ts"] },
    { name: "api", testMatch: "api/**/*.test.ts" },
    { name: "web", testMatch: "web/**/*.test.ts", use: browser },
    { name: "faults", testMatch: "faults/**/*.test.ts", workers: 1, timeout: 180_000 },
  ],
});
