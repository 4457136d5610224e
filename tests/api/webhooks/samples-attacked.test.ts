import { createHmac } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { test as base, expect } from "@playwright/test";
import { RUNNABLE, type RunningSample, startSample } from "@/tests/support/servers/sample-receivers";

/** Starts samples that are stopped after the test, whatever its result. */
const test = base.extend<{ start: typeof startSample }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
  start: async ({}, use) => {
    const started: RunningSample[] = [];
    await use(async (...args) => {
      const running = await startSample(...args);
      started.push(running);
      return running;
    });
    for (const running of started) await running.stop();
  },
});

const SECRET = "whsec_c2VjcmV0IG9mIGEgdGVzdA==";
const BODY = JSON.stringify({ event: "webhook.ping", created_at: "2026-01-31T09:30:00+00:00", data: {} });
const sign = (secret: string) => `sha256=${createHmac("sha256", secret).update(BODY).digest("hex")}`;

const message = (headers: Record<string, string | number>, body = BODY) =>
  [
    "POST / HTTP/1.1",
    "Host: receiver.example",
    "Connection: close",
    "Content-Type: application/json",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    body,
  ].join("\r\n");

async function open(port: number, text = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (text) await new Promise((sent) => socket.write(text, "latin1", sent));
  return socket;
}

/** Sends raw bytes and returns the status; undefined when the connection was closed without one. */
async function statusOf(port: number, text: string): Promise<number | undefined> {
  const socket = await open(port, text);
  let response = "";
  socket.on("data", (chunk) => (response += chunk));
  await once(socket, "close");
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(response) ?? [];
  return status === undefined ? undefined : Number(status);
}

const size = Buffer.byteLength(BODY);
const genuine = message({
  "Content-Length": size,
  "X-Service-Delivery": "1",
  "X-Service-Signature": sign(SECRET),
});

for (const sample of RUNNABLE) {
  test.describe(`the sample receiver in ${sample.language}`, () => {
    test("rejects signatures of any bytes and lengths, and keeps running", async ({ start }) => {
      const running = await start(sample, SECRET);
      for (const signature of [
        `sha256=${"0".repeat(63)}\u00e9`,
        `${"\u00ff".repeat(71)}`,
        `sha256=${"0".repeat(64)}`,
        "x".repeat(4000),
        "",
      ])
        expect(
          await statusOf(running.port, message({ "Content-Length": size, "X-Service-Signature": signature })),
          signature,
        ).toBe(401);
      expect(await statusOf(running.port, genuine)).toBe(204);
    });

    test("survives aborted bodies, missing or wrong lengths, and oversized bodies", async ({ start }) => {
      const running = await start(sample, SECRET);
      for (const text of [
        message({ "Content-Length": 5000 }, "{"),
        message({ "Transfer-Encoding": "chunked" }, "5\r\n{"),
        genuine.slice(0, -1),
      ]) {
        const socket = await open(running.port, text);
        socket.destroy();
        await once(socket, "close");
      }
      // PHP's development server itself crashes on an infinite length; the sample says so.
      const endless = sample.language === "PHP" ? [] : ["99999999999999999999"];
      for (const length of ["-1", "x", ...endless])
        expect(await statusOf(running.port, `${message({ "Content-Length": length })}`)).not.toBe(204);
      expect(await statusOf(running.port, message({}))).not.toBe(204);
      expect(await statusOf(running.port, genuine)).toBe(204);
      expect(running.process.exitCode).toBeNull();
    });

    test("responds while others hold connections open and send nothing", async ({ start }) => {
      const running = await start(sample, SECRET);
      const idle = [
        ...(await Promise.all(Array.from({ length: 8 }, () => open(running.port)))),
        ...(await Promise.all(Array.from({ length: 8 }, () => open(running.port, genuine.slice(0, 40))))),
        ...(await Promise.all(Array.from({ length: 8 }, () => open(running.port, genuine.slice(0, -5))))),
      ];
      expect(await statusOf(running.port, genuine)).toBe(204);
      for (const socket of idle) socket.destroy();
    });

    test("accepts nothing without a secret, because anybody could sign with an empty one", async ({
      start,
    }) => {
      const running = await start(sample, "");
      const headers = { "Content-Length": size, "X-Service-Delivery": "1", "X-Service-Signature": sign("") };
      if (running.process.exitCode === null) expect(await statusOf(running.port, message(headers))).toBe(500);
      expect(running.output()).toContain("Set WEBHOOK_SECRET");
    });
  });
}
