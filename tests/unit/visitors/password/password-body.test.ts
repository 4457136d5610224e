import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { setAuthSecret } from "@/lib/env";
import { readIncoming, readUpTo } from "@/lib/streams/body";
import { encryptSource } from "@/lib/visitors/password/encrypted-source";
import { readPasswordBody } from "@/lib/visitors/request/password-body";
import { listening } from "@/tests/support/servers/listen";

const FORM = "application/x-www-form-urlencoded";

const parseIncoming = (request: IncomingMessage) =>
  readPasswordBody(request.headers, (limit) => readIncoming(request, limit));

const parseWeb = (request: Request) =>
  readPasswordBody(Object.fromEntries(request.headers), (limit) => readUpTo(request, limit));

/** Runs with a server that responds with what it read; `parsed` lists that of all requests. */
async function withServer(run: (url: string, parsed: unknown[]) => Promise<void>): Promise<void> {
  const parsed: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await parseIncoming(request);
    parsed.push(body);
    response.end(JSON.stringify(body ?? "nothing"));
  });
  const { url, close } = await listening(server);
  await run(url, parsed).finally(close);
}

type Sent = { body: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

/** What both servers read of a request. */
async function read({ body, headers = {} }: Sent): Promise<unknown> {
  const init = { method: "POST", body, headers: { "content-type": FORM, ...headers } };
  const web = (await parseWeb(new Request("http://localhost/x", init))) ?? "nothing";
  await withServer(async (url) => {
    const response = await fetch(url, init);
    expect(await response.json()).toEqual(web);
  });
  return web;
}

test("reads password and source exactly as they were typed", async () => {
  for (const password of ["open sesame", " a b ", "100%+&=;", "e\u0301 \u00e9", "пароль🔑", "\t\u0000"]) {
    const body = new URLSearchParams({ source: "abc-_", password }).toString();
    expect(await read({ body })).toEqual({ password, source: "abc-_" });
  }
  expect(await read({ body: "password=a%zz&password=b&x=1" })).toEqual({ password: "a%zz", source: "" });
  expect(await read({ body: "" })).toEqual({ password: "", source: "" });
});

test("reads nothing of another type, or compressed", async () => {
  const body = "password=a";
  const a = { password: "a", source: "" };
  for (const type of [`${FORM}; charset=utf-8`, FORM.toUpperCase(), ` ${FORM} ;x`])
    expect(await read({ body, headers: { "content-type": type } })).toEqual(a);
  for (const type of ["text/plain", "application/json", `${FORM}x`, "multipart/form-data; boundary=x", ""])
    expect(await read({ body, headers: { "content-type": type } })).toBe("nothing");
  expect(await read({ body, headers: { "content-encoding": "identity" } })).toEqual(a);
  expect(await read({ body, headers: { "content-encoding": "gzip" } })).toBe("nothing");
});

test("reads at most 16 KB, announced or not", async () => {
  const filled = (bytes: number) => `password=${"a".repeat(bytes - 9)}`;
  expect(await read({ body: filled(16_384) })).toEqual({ password: "a".repeat(16_375), source: "" });
  expect(await read({ body: filled(16_385) })).toBe("nothing");
  const piece = new TextEncoder().encode(filled(1_024));
  const init = { method: "POST", duplex: "half", headers: { "content-type": FORM } };
  const body = () =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 17; sent++) controller.enqueue(piece);
        controller.close();
      },
    });
  expect(await parseWeb(new Request("http://localhost/x", { ...init, body: body() }))).toBeUndefined();
  await withServer(async (url) => {
    const response = await fetch(url, { ...init, body: body() });
    expect(await response.json()).toBe("nothing");
  });
});

test("a client that leaves before the end of its body sent nothing", async () => {
  await withServer(async (url, parsed) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(
      `POST /x HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 99\r\n\r\npassword=a`,
    );
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.destroySoon();
    await expect.poll(() => parsed).toEqual([undefined]);
  });
});

test("a client that has left before its body is read sent nothing", async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers: { "content-type": FORM } });
  request.destroy();
  await once(request, "close");
  expect(await parseIncoming(request)).toBeUndefined();
});

test("the longest password fits beside the longest source", async () => {
  setAuthSecret("secret of these tests");
  const brought = { referrer: `${"a".repeat(248)}.test`, query: `?${"\\".repeat(7_999)}` };
  const slugKey = `${"b".repeat(253)}/${"c".repeat(64)}`;
  const source = encryptSource(brought, slugKey, new Date());
  const password = "🔑".repeat(128);
  const body = new URLSearchParams({ source, password }).toString();
  expect(await read({ body })).toEqual({ password, source });
});
