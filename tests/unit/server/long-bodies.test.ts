import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { ProxiedServer } from "./proxied-server";

const proxy = ProxiedServer.forEachTest();

for (const [method, path, status] of [
  ["POST", "/api/v1/links", 401],
  ["POST", "/no%2Flink", 404],
  ["TRACE", "/login", 405],
  ["POST", "/login", 413],
] as const) {
  test(`after ${status} only a bounded remainder of a long body is read`, async () => {
    await proxy.serveWeb((_request, response) => response.writeHead(413, { "Content-Length": 0 }).end());
    const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
    let received = "";
    socket.on("error", () => undefined).on("data", (chunk) => (received += chunk));
    const closed = once(socket, "close");
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n`);
    const piece = Buffer.alloc(100_000, "x");
    const send = () => {
      while (socket.writable && socket.write(piece));
      if (socket.writable) socket.once("drain", send);
    };
    send();
    await closed;
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`, "i"));
    expect(socket.bytesWritten - socket.writableLength).toBeLessThan(100_000_000);
  });
}

test("a long body at a path of sign-in is refused before or while it is sent to the web worker", async () => {
  let seen = 0;
  await proxy.serveWeb((request, response) => {
    request.on("data", (chunk: Buffer) => (seen += chunk.length)).once("end", () => response.end("done"));
  });
  const target = "/api/%61uth/callback/credentials";
  const post = (count: number, headers = {}) =>
    exactRequest(proxy.url, { method: "POST", target, headers, body: Array(count).fill("x".repeat(1024)) });
  const refused = { status: 413, body: { error: "payload_too_large", message: expect.stringMatching(/\S/) } };
  expect(await post(257, { "Content-Length": String(257 * 1024) })).toMatchObject(refused);
  expect(seen).toBe(0);
  expect(await post(1_000)).toMatchObject(refused);
  expect(seen).toBeLessThanOrEqual(512 * 1024);
  for (const headers of [{}, { "Content-Length": String(256 * 1024) }])
    expect(await post(256, headers)).toMatchObject({ status: 200, body: "done" });
});
