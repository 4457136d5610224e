import { expect, test } from "@playwright/test";
import { DataFolder, isRunning } from "@/tests/faults/postgres/folders";
import { BROWSER } from "@/tests/support/fixtures";
import { pidsOf } from "@/tests/support/servers/process-tree";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { firstAccount } from "./support/first-account";

let data: DataFolder;
let server: RunningServer;
test.beforeEach(async () => {
  data = await DataFolder.make();
  server = await startServer({ DATA_DIR: data.path, LOG_LEVEL: "warn", WORKERS: "1" });
});
test.afterEach(async () => {
  await server.kill();
  await data.clear();
});

const running = (): number[] => pidsOf(server.process.pid, "password process");

/** The status that the right password of a new link gets. */
async function openLink(): Promise<() => Promise<number>> {
  const { body } = await firstAccount(server).post("/links", {
    url: "https://example.com/members",
    password: "open sesame",
  });
  return async () => {
    const response = await fetch(`${server.url}/${body.slug}`, {
      method: "POST",
      redirect: "manual",
      headers: { "User-Agent": BROWSER },
      body: new URLSearchParams({ password: "open sesame" }),
    });
    return response.status;
  };
}

test("the process that checks passwords starts with the first one, and is replaced after a crash", async () => {
  const enter = await openLink();
  expect(running()).toEqual([]);
  expect(await enter()).toBe(303);
  const [first = 0, ...others] = running();
  expect(others).toEqual([]);
  expect(await enter()).toBe(303);
  expect(running()).toEqual([first]);

  process.kill(first, "SIGKILL");
  await expect.poll(() => isRunning(first)).toBe(false);
  await expect.poll(() => server.output()).toContain("the process that checks passwords exited");
  expect(await enter()).toBe(303);
  expect(running()).not.toContain(first);
});

test("the process that checks passwords ignores signals to all processes, and ends with its worker", async () => {
  const enter = await openLink();
  expect(await enter()).toBe(303);
  const [checker = 0] = running();
  process.kill(checker, "SIGTERM");
  expect(await enter()).toBe(303);
  expect(running()).toEqual([checker]);

  process.kill(pidsOf(server.process.pid, "visitor worker")[0] ?? 0, "SIGKILL");
  await expect.poll(() => isRunning(checker)).toBe(false);
  await expect.poll(async () => enter().catch(() => 0)).toBe(303);
  const next = running();
  expect(next).toHaveLength(1);
  expect(await server.stop()).toBe(0);
  await expect.poll(() => next.filter(isRunning)).toEqual([]);
});
