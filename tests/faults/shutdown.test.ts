import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { DataFolder, isRunning, ask as readColumn } from "@/tests/faults/postgres/folders";
import { firstAccount, makeLinks } from "@/tests/support/clients/first-account";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { readClickTotals } from "./support/click-totals";
import { Conversation } from "./support/raw-conversation";
import { VisitorLoad } from "./support/visitors";

let data: DataFolder;
let server: RunningServer;
test.beforeEach(async () => {
  data = await DataFolder.migrated();
  server = await startServer({ DATA_DIR: data.path });
});
test.afterEach(async () => {
  await server.kill();
  await data.clear();
});

/** Signals the server to stop, and waits until it has started to. */
async function ask(signal: NodeJS.Signals): Promise<{ code: Promise<number | null> }> {
  const ended = once(server.process, "exit");
  server.process.kill(signal);
  await expect
    .poll(() => server.output(), { intervals: [10] })
    .toContain(`${signal}: finishing requests in flight`);
  return { code: ended.then(([code]) => code) };
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} under load: every accepted visit is answered and counted, and no process is left running`, async () => {
    const links = await makeLinks(server, [null, null, 300]);
    const load = new VisitorLoad(server.port, links);
    await expect.poll(() => load.redirected, { intervals: [10], timeout: 60_000 }).toBeGreaterThan(1_000);
    const pid = await data.pid();
    const { code } = await ask(signal);
    await load.gone();
    expect(await code).toBe(0);

    await expect.poll(() => isRunning(pid)).toBe(false);

    const { url } = await data.start();
    const totals = await readClickTotals(url);
    expect(totals.map(({ clicks }) => clicks)).toEqual(links.map(({ slug }) => load.of(slug).redirected));
    expect(totals.map(({ journal }) => journal)).toEqual(totals.map(({ clicks }) => clicks));
    expect(load.otherStatuses.filter((response) => response !== "410")).toEqual([]);
  });
}

test("finishes a slow request, whatever signals follow, while /readyz fails and new connections are rejected", async () => {
  const key = await firstAccount(server).key();
  const body = JSON.stringify({ url: "https://example.com/slow", alias: "slow" });
  const probe = await Conversation.open(server.port);
  await probe.say("GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
  const slow = await Conversation.open(server.port);
  await slow.say(
    `POST /api/v1/links HTTP/1.1\r\nHost: localhost:${server.port}\r\nAuthorization: Bearer ${key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await expect.poll(slow.received).toContain("100 Continue");

  const { code } = await ask("SIGTERM");
  // The workers get to know a moment after the supervisor.
  const refusal = () => Conversation.open(server.port).catch((error) => error.code);
  await expect.poll(refusal).toBe("ECONNREFUSED");
  await probe.say("\r\n");
  expect(await probe.end()).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: [1-9][\s\S]*shutting down/i);
  server.process.kill("SIGTERM");
  server.process.kill("SIGINT");
  for (const piece of body.match(/.{1,5}/g) ?? []) await slow.say(piece);
  expect(await slow.end()).toMatch(/HTTP\/1\.1 201 [\s\S]*"slug":"slow"/);
  expect(await code).toBe(0);

  expect(await readColumn((await data.start()).url, "SELECT slug FROM links")).toEqual(["slow"]);
});
