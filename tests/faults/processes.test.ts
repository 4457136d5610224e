import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { databaseUrl } from "@/lib/env";
import { isRunning } from "@/tests/faults/postgres/folders";
import { makeLinks, makeLinksOf } from "@/tests/support/clients/first-account";
import { newAccount, visit } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { pidsOf, processTree } from "@/tests/support/servers/process-tree";
import { SharedServer } from "@/tests/support/servers/shared-servers";
import { readClickTotals } from "./support/click-totals";
import { KillableServer } from "./support/killable-server";
import { VisitorLoad } from "./support/visitors";

const server = SharedServer.forTests("disturbed");

test("while the web worker is away visitors are served, others wait for the next one", async () => {
  const before = await server.output();
  const webWorker = () => pidsOf(server.pid, "web worker")[0] ?? 0;
  const { api } = await newAccount("free", server.url);
  const [[link], killed] = [await makeLinksOf(api, [null]), webWorker()];
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
  expect(webWorker()).not.toBe(killed);
  expect((await server.output()).slice(before.length)).toContain("the web worker exited; starting another");
});

test("visitor workers killed under load are replaced, and every redirect is counted", async () => {
  const links = await makeLinksOf((await newAccount("free", server.url)).api, [null, null]);
  const loads: VisitorLoad[] = [];
  const before = await server.output();
  const replaced = async () =>
    (await server.output()).slice(before.length).split("the visitor worker was replaced").length - 1;
  for (const kill of rounds([1, 2, 3])) {
    const load = new VisitorLoad(server.port, links, { size: 16 });
    loads.push(load);
    await load.redirects(500);
    process.kill(pidsOf(server.pid, "visitor worker")[0] ?? 0, "SIGKILL");
    await expect.poll(replaced, { timeout: 60_000 }).toBe(kill);
    await load.leave();
    expect(load.otherStatuses).toEqual([]);
  }
  expect(loads.reduce((sum, load) => sum + load.broken, 0)).toBeGreaterThan(0);
  const slugs = links.map(({ slug }) => slug);
  const totals = (await readClickTotals(databaseUrl())).filter(({ slug }) => slugs.includes(slug));
  expect(totals).toHaveLength(links.length);
  for (const { slug, clicks } of totals) {
    const counts = loads.map((load) => load.of(slug));
    expect(clicks).toBeGreaterThanOrEqual(counts.reduce((sum, { redirected }) => sum + redirected, 0));
    expect(clicks).toBeLessThanOrEqual(counts.reduce((sum, { sent }) => sum + sent, 0));
  }
});

test.describe("a server of its own", () => {
  const own = KillableServer.forEachTest();

  test("signals to the whole process group stop it as one to the supervisor does", async () => {
    const running = await own.start();
    const tree = processTree(running.process.pid);
    expect(tree.map(({ kind }) => kind).sort()).toEqual([
      "supervisor",
      "visitor worker",
      "visitor worker",
      "web worker",
    ]);
    const load = new VisitorLoad(running.port, await makeLinks(running, [null]), { size: 16 });
    await load.redirects(200);
    const ended = once(running.process, "exit");
    for (const { pid } of tree.reverse()) process.kill(pid, "SIGINT");
    await load.gone();
    expect((await ended)[0]).toBe(0);
    const { url } = await own.data.start();
    expect((await readClickTotals(url))[0]?.clicks).toBe(load.redirected);
  });
});
