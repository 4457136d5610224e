import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { TIMEOUTS } from "@/lib/server/http/http-server";
import { STALL_TIMEOUT_MS } from "@/lib/server/http/unread-body";
import { makeLinksOf } from "@/tests/support/clients/first-account";
import {
  halfBody,
  halfHeaders,
  type IdleConnections,
  oneRequest,
  openIdleConnections,
} from "@/tests/support/clients/idle-connections";
import { newAccount } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { field, newForm } from "@/tests/support/rows/forms";
import { SharedServer } from "@/tests/support/servers/shared-servers";
import { VisitorLoad } from "./support/visitors";

const IDLE = cases(10_000);
const SLOW = cases(1_000);

test.setTimeout(180_000);

const server = SharedServer.forTests("disturbed");
const opened: IdleConnections[] = [];
test.afterEach(() => {
  for (const connections of opened) connections.end();
});

test("thousands of idle connections and hundreds of slow headers and half bodies don't keep visitors waiting, and the slow ones end", async () => {
  const account = await newAccount("free", server.url);
  const links = await makeLinksOf(
    account.api,
    Array.from({ length: 8 }, () => null),
  );
  const { slug } = await newForm(account, [field("a")]);
  // With a pause, because they stay until the slow ones have ended, half a minute later.
  const load = new VisitorLoad(server.port, links, { size: 8, pauseMs: 150 });
  await expect.poll(() => load.redirected).toBeGreaterThan(100);
  const open = async (count: number, text: string) => {
    const connections = await openIdleConnections(server.port, count, text);
    opened.push(connections);
    return connections;
  };
  // Idle keep-alive connections of a proxy.
  const idle = await open(IDLE, oneRequest("/healthz"));
  const headers = await open(SLOW, halfHeaders(`/${links[0]?.slug}`));
  const visitorBodies = await open(SLOW / 2, halfBody(`/f/${slug}`));
  const webBodies = await open(SLOW / 2, halfBody("/api/auth/callback/credentials"));
  const slow = [headers, visitorBodies, webBodies];
  const responses = slow
    .flatMap(({ sockets }) => sockets.slice(0, 1))
    .map((socket) => once(socket, "data").then(([chunk]) => String(chunk).split("\r\n")[0]));
  const before = load.redirected;
  await expect.poll(() => load.redirected).toBeGreaterThan(before + 100);
  // While all of them are open, the API and the dashboard respond, too.
  expect((await account.api.get("/links")).body.total).toBe(8);
  expect((await fetch(`${server.url}/login`)).status).toBe(200);
  // They end within half a minute by these settings; the wait has slack for a busy machine.
  expect(TIMEOUTS.headersTimeout + TIMEOUTS.connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
  expect(STALL_TIMEOUT_MS).toBeLessThanOrEqual(30_000);
  await expect
    .poll(() => slow.map((connections) => connections.sockets.length - connections.closed()), {
      timeout: 60_000,
    })
    .toEqual([0, 0, 0]);
  expect(await Promise.all(responses)).toEqual(slow.map(() => "HTTP/1.1 408 Request Timeout"));
  await load.leave();
  expect([load.refused, load.broken, load.otherStatuses]).toEqual([0, 0, []]);
  // An idle connection is still open for its next request.
  expect(idle.closed()).toBe(0);
  const [socket] = idle.sockets;
  if (!socket) throw new Error("no connection");
  const answered = once(socket, "data");
  socket.write(oneRequest(`/${links[0]?.slug}`));
  expect(String((await answered)[0])).toContain("302 Found");
});
