import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { DataFolder, isRunning } from "@/tests/faults/postgres/folders";
import { firstAccount, makeLinks } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { pidsOf, processTree } from "@/tests/support/servers/process-tree";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { readClickTotals } from "./support/click-totals";
import { VisitorLoad } from "./support/visitors";

let data: DataFolder;
let server: RunningServer;
test.beforeEach(async () => {
  data = await DataFolder.migrated();
  server = await startServer({ DATA_DIR: data.path, LOG_LEVEL: "warn", WORKERS: "2" });
});
test.afterEach(async () => {
  await server.kill();
  await data.clear();
});

const only = (kind: Parameters<typeof pidsOf>[1]): number => pidsOf(server.process.pid, kind)[0] ?? 0;

test("while the web worker is away visitors are served, others wait for the next one; when the supervisor is killed no other process stays", async () => {
  const [link] = await makeLinks(server, [null]);
  const [api, killed] = [firstAccount(server), only("web worker")];
  process.kill(killed, "SIGKILL");
  await expect.poll(() => isRunning(killed)).toBe(false);
  expect((await visit(`${server.url}/${link?.slug}`)).status).toBe(302);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const statuses = new Set<number>();
  await expect
    .poll(
      async () => {
        const { status, headers } = await api.get("/me");
        if (status !== 200) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
        statuses.add(status);
        return status;
      },
      { timeout: 30_000 },
    )
    .toBe(200);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(only("web worker")).not.toBe(killed);
  expect(server.output()).toContain("the web worker exited; starting another");

  const children = processTree(server.process.pid).filter(({ kind }) => /worker/.test(kind));
  expect(children.map(({ kind }) => kind).sort()).toEqual(["visitor worker", "visitor worker", "web worker"]);
  await server.kill();
  await expect.poll(() => children.filter(({ pid }) => isRunning(pid))).toEqual([]);
});

test("visitor workers killed under load are replaced, and every redirect is counted", async () => {
  const links = await makeLinks(server, [null, null]);
  const loads: VisitorLoad[] = [];
  const replaced = () => server.output().split("the visitor worker was replaced").length - 1;
  for (const kill of rounds([1, 2, 3])) {
    const load = new VisitorLoad(server.port, links, { size: 16 });
    loads.push(load);
    await expect.poll(() => load.redirected, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(500);
    process.kill(only("visitor worker"), "SIGKILL");
    await expect.poll(replaced, { timeout: 60_000 }).toBe(kill);
    await load.leave();
    expect(load.otherStatuses).toEqual([]);
  }
  expect(loads.reduce((sum, load) => sum + load.broken, 0)).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
  const { url } = await data.start();
  for (const { slug, clicks } of await readClickTotals(url)) {
    const counts = loads.map((load) => load.of(slug));
    expect(clicks).toBeGreaterThanOrEqual(counts.reduce((sum, { redirected }) => sum + redirected, 0));
    expect(clicks).toBeLessThanOrEqual(counts.reduce((sum, { sent }) => sum + sent, 0));
  }
});

test("signals to the whole process group stop it as one to the supervisor does", async () => {
  const load = new VisitorLoad(server.port, await makeLinks(server, [null]), { size: 16 });
  await expect.poll(() => load.redirected, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(200);
  const ended = once(server.process, "exit");
  for (const { pid } of processTree(server.process.pid).reverse()) process.kill(pid, "SIGINT");
  await load.gone();
  expect((await ended)[0]).toBe(0);
  const { url } = await data.start();
  expect((await readClickTotals(url))[0]?.clicks).toBe(load.redirected);
});
