import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { expect, test } from "@playwright/test";
import { unrestrictedAgent } from "@/lib/net/agent";
import { post } from "@/lib/net/send";

let server: Server;
let response = "";

test.beforeAll(async () => {
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

test.afterAll(() => void server.close());

const send = () => {
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return post(`http://127.0.0.1:${port}/`, "{}", {}, unrestrictedAgent(), 5_000);
};

for (const status of ["000", "001", "099"])
  test(`rejects the status ${status} as invalid HTTP`, async () => {
    response = `HTTP/1.1 ${status} Low\r\nContent-Length: 0\r\n\r\n`;
    await expect(send()).rejects.toThrow(/HTTP\/1\.1 protocol \(Invalid response status\)/);
  });

test("skips interim responses", async () => {
  response = "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n";
  expect(await send()).toMatchObject({ status: 204, text: "", truncated: false });
});

test("takes any other status as it is", async () => {
  response = "HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\nok";
  expect(await send()).toMatchObject({ status: 999, text: "ok" });
});
