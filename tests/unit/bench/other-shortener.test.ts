import { createServer, type RequestListener } from "node:http";
import { expect, test } from "@playwright/test";
import { otherShortener } from "@/tests/bench/other-shortener";
import { listening } from "@/tests/support/servers/listen";

const redirect = { Location: "https://example.com/" };

/** Reads `--compare` with a link of a server that responds like this. */
async function compareWith(handle: RequestListener, path = "/slug") {
  const { url, close } = await listening(createServer(handle));
  return otherShortener(url + path).finally(close);
}

test("another shortener keeps its query, and a % in its path", async () => {
  const handle: RequestListener = (_request, response) =>
    response.writeHead(302, { ...redirect, "Content-Length": 2 }).end("ok");
  expect(await compareWith(handle, "/caf%C3%A9?a=b%20c&d")).toMatchObject({
    host: "127.0.0.1",
    port: expect.any(Number),
    path: "/caf%C3%A9?a=b%20c&d",
  });
});

const UNSUITABLE: [what: string, handle: RequestListener, reason: RegExp][] = [
  [
    "closes each connection",
    (_request, response) =>
      response.writeHead(302, { ...redirect, Connection: "close", "Content-Length": 0 }).end(),
    /closes each connection/,
  ],
  [
    "responds in chunks",
    (_request, response) => response.writeHead(302, redirect).write("a", () => response.end("b")),
    /in chunks/,
  ],
];
for (const [what, handle, reason] of UNSUITABLE)
  test(`a server that ${what} is refused with the reason`, async () => {
    await expect(compareWith(handle)).rejects.toThrow(reason);
  });

test("https and what is no URL are refused with the reason", async () => {
  await expect(otherShortener("https://example.com/slug")).rejects.toThrow(/must start with http:/);
  await expect(otherShortener("example")).rejects.toThrow(/no URL/);
});
