import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { makeLinksOf } from "@/tests/support/clients/first-account";
import { newAccount, visit } from "@/tests/support/fixtures";
import { SharedServer } from "@/tests/support/servers/shared-servers";

const CONNECTIONS = 20;

const server = SharedServer.forTests("disturbed");
let slug: string | undefined;
test.beforeEach(async () => {
  const [link] = await makeLinksOf((await newAccount("free", server.url)).api, [null]);
  slug = link?.slug;
});

const requests = (path: string, count: number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`.repeat(count);

test("connections that send requests without a pause are closed, and visitors are served meanwhile", async () => {
  const flood = requests("/api/v1/me", 1_000);
  const sockets = new Set<Socket>();
  let closed = 0;
  let ended = false;
  const open = () => {
    if (ended) return;
    const socket = connect(server.port, "localhost");
    sockets.add(socket);
    const send = () => {
      while (socket.write(flood));
    };
    socket
      .on("connect", send)
      .on("drain", send)
      .on("error", () => undefined)
      .on("close", () => {
        closed += 1;
        sockets.delete(socket);
        open();
      });
  };
  for (let n = 0; n < CONNECTIONS; n++) open();
  try {
    // This process, which sends the flood, is as busy as the server.
    await expect.poll(() => closed, { timeout: 30_000 }).toBeGreaterThan(CONNECTIONS);
    for (let n = 0; n < 5; n++) expect((await visit(`${server.url}/${slug}`)).status).toBe(302);
  } finally {
    ended = true;
    for (const socket of sockets) socket.destroy();
  }
});

test("a client that sends some requests ahead gets all responses in order", async () => {
  let received = "";
  const socket = connect(server.port, "localhost");
  socket.on("data", (chunk) => {
    received += chunk;
  });
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  const expected: string[] = [];
  for (let round = 0; round < 5; round++) {
    socket.write(requests("/healthz", 40) + requests(`/${slug}`, 10) + requests("/api/v1/me", 10));
    expected.push(...Array(40).fill("200"), ...Array(10).fill("302"), ...Array(10).fill("401"));
    await expect.poll(statuses).toEqual(expected);
  }
  socket.destroy();
});
