import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { DataFolder } from "@/tests/faults/postgres/folders";
import { visit } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { makeLinks } from "./support/first-account";

const CONNECTIONS = 20;
const ENOUGH_BYTES = 5_000_000;

let data: DataFolder;
let server: RunningServer;
test.beforeEach(async () => {
  data = await DataFolder.make();
  server = await startServer({ DATA_DIR: data.path, LOG_LEVEL: "fatal", WORKERS: "1" });
});
test.afterEach(async () => {
  await server.kill();
  await data.clear();
});

test("requests that come without a pause on each connection are responded to as they come, and visitors are served after them", async () => {
  const [link] = await makeLinks(server, [null]);
  const requests = `GET /api/v1/me HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`.repeat(1_000);
  let received = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(server.port, "localhost");
    const send = () => {
      while (socket.write(requests));
    };
    return socket
      .on("connect", send)
      .on("drain", send)
      .on("data", (chunk) => {
        received += chunk.length;
      });
  });
  try {
    await expect.poll(() => received, { timeout: 15_000 }).toBeGreaterThan(ENOUGH_BYTES);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const statusOfVisit = async () => (await visit(`${server.url}/${link?.slug}`)).status;
  await expect.poll(statusOfVisit, { timeout: 15_000 }).toBe(302);
});
