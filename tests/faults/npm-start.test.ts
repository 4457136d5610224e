import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { DataFolder, isRunning } from "@/tests/faults/postgres/folders";
import { ROOT } from "@/tests/support/root";
import { processTree } from "@/tests/support/servers/process-tree";
import { freePort } from "@/tests/support/servers/server";

let data: DataFolder;
test.beforeEach(async () => {
  data = await DataFolder.migrated();
});
test.afterEach(() => data.clear());

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`the server and its PostgreSQL end when npm gets ${signal}`, async () => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const settings = {
      DATA_DIR: data.path,
      PORT: String(await freePort()),
      WORKERS: "1",
    };
    const npm = spawn("npm", ["start"], {
      cwd: ROOT,
      env: { ...inherited, NODE_ENV: "production", ...settings },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let printed = "";
    npm.stdout.on("data", (chunk: Buffer) => (printed += chunk));
    await expect.poll(() => printed, { timeout: 60_000 }).toContain("Waypost is ready");
    const pids = [...processTree(npm.pid).map(({ pid }) => pid), await data.pid()];
    expect(pids.length).toBeGreaterThan(3);
    npm.kill(signal);
    await expect.poll(() => pids.filter((pid) => isRunning(pid)), { timeout: 60_000 }).toEqual([]);
  });
}
