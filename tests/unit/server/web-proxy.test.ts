import { EventEmitter, once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { takeAddress } from "@/lib/server/web/address-header";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { ProxiedServer } from "./proxied-server";

// A visitor worker's server before a stand-in for the web worker.

const proxy = ProxiedServer.forEachTest();
const serveWeb = (handle: RequestListener) => proxy.serveWeb(handle);

test("bodies and headers pass unchanged in both directions, and the client's address with them", async () => {
  const sent = Buffer.alloc(3_000_000, "Ab1\0");
  let seen: { raw: string[]; address: string | undefined } | undefined;
  await serveWeb(async (request, response) => {
    const address = takeAddress(request);
    seen = { raw: request.rawHeaders, address };
    const body = await buffer(request);
    response.writeHead(201, "Made", ["Set-Cookie", "a=1", "X-ODD-case", "é", "Set-Cookie", "b=2; Path=/"]);
    response.end(body);
  });
  const response = await fetch(`${proxy.url}/login?x=%20y`, {
    method: "POST",
    headers: { "X-Odd-Case": "1", "X-Waypost-Address": "203.0.113.7" },
    body: sent,
  });
  expect([response.status, response.statusText]).toEqual([201, "Made"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2; Path=/"]);
  expect(response.headers.get("x-odd-case")).toBe("é");
  expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), sent)).toBe(0);
  expect(seen?.address).toMatch(/127\.0\.0\.1$/);
  const names = seen?.raw.filter((_, index) => index % 2 === 0) ?? [];
  expect(names.filter((name) => /waypost-address/i.test(name))).toHaveLength(1);
  expect(names).toContain("X-Odd-Case");
});

test("HEAD, 204 and 304 have no body, and the connection goes on", async () => {
  await serveWeb((request, response) => {
    const status = Number(new URL(request.url ?? "", "http://web").searchParams.get("status"));
    response.writeHead(status, { "X-Method": request.method ?? "" }).end();
  });
  for (const status of [204, 304, 200]) {
    const response = await fetch(`${proxy.url}/login?status=${status}`, {
      method: status === 200 ? "HEAD" : "GET",
    });
    expect([response.status, await response.text()]).toEqual([status, ""]);
  }
});

test("past the bounds clients get 503 with Retry-After, and those who wait are answered", async () => {
  const release = new EventEmitter();
  const released = once(release, "release");
  let waiting = 0;
  await serveWeb(async (_request, response) => {
    waiting++;
    await released;
    response.end("done");
  });
  let received = 0;
  proxy.front.on("request", () => received++);
  const held = Array.from({ length: 128 + 512 }, () => exactRequest(proxy.url, { target: "/login" }));
  await expect.poll(() => waiting, { timeout: 20_000 }).toBe(128);
  const key = `Bearer wp_${"A".repeat(40)}`;
  const ask = () => exactRequest(proxy.url, { target: "/api/v1/links", headers: { Authorization: key } });
  await expect.poll(() => received).toBe(held.length);
  const api = await ask();
  expect(api.status).toBe(503);
  expect(api.body).toEqual({ error: "unavailable", message: expect.stringMatching(/\S/) });
  expect([api.headers.get("retry-after"), api.headers.has("x-request-id")]).toEqual(["1", true]);
  const page = await exactRequest(proxy.url, { target: "/login" });
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(page.headers.get("content-type")).toContain("text/html");
  release.emit("release");
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(statuses).toEqual(held.map(() => 200));
});

test("half bodies don't keep others from the web worker", async () => {
  await serveWeb((request, response) => {
    request.resume().once("end", () => response.end("done"));
  });
  const sockets = Array.from({ length: 200 }, () => connect(Number(new URL(proxy.url).port), "127.0.0.1"));
  for (const socket of sockets)
    socket
      .on("error", () => undefined)
      .write("POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf");
  await expect
    .poll(() => new Promise((done) => proxy.web?.getConnections((_, count) => done(count))))
    .toBe(200);
  expect((await exactRequest(proxy.url, { target: "/login" })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test("requests wait while no web worker listens, and are answered by the next one", async () => {
  const early = exactRequest(proxy.url, { method: "POST", target: "/login", body: ["a", "b"] });
  await once(proxy.front, "request");
  await serveWeb(async (request, response) => response.end(await buffer(request)));
  expect(await early).toMatchObject({ status: 200, body: "ab" });
});

test("a web worker that ends during a request leaves a 503, and one that ends during a response breaks it off", async () => {
  await serveWeb((request, response) => {
    if (request.url === "/docs") response.write("begun", () => request.socket.destroy());
    else request.socket.destroy();
  });
  const response = await exactRequest(proxy.url, { target: "/login" });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  await expect(exactRequest(proxy.url, { target: "/docs" })).rejects.toThrow(/aborted|hang up/);
});

test("a client that leaves ends its request in the web worker", async () => {
  let left = false;
  await serveWeb((_request, response) => {
    response.once("close", () => {
      left = true;
    });
  });
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write("GET /login HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect
    .poll(() => new Promise((done) => proxy.web?.getConnections((_, count) => done(count))))
    .toBe(1);
  socket.destroy();
  await expect.poll(() => left).toBe(true);
});

test("idle connections are kept for longer than proxies keep theirs, slow headers are not", async () => {
  expect(proxy.front.keepAliveTimeout).toBe(75_000);
  expect(proxy.front.headersTimeout + 5_000).toBeLessThan(30_000);
  expect((await fetch(`${proxy.url}/healthz`)).headers.get("keep-alive")).toBe("timeout=75");
});
