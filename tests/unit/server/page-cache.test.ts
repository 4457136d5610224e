import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PageCache, withCachedPages } from "@/lib/server/web/page-cache";
import { listening } from "@/tests/support/servers/listen";

const MINUTE = 60_000;

let folder: string;
let web: Server;
let front: Awaited<ReturnType<typeof listening>>;
let renders: string[];
let status: number;
let now: number;

test.beforeEach(async () => {
  [renders, status, now] = [[], 200, 0];
  folder = await mkdtemp(join(tmpdir(), "waypost-test-"));
  const socketPath = join(folder, "web.sock");
  // Stands in for Next: every page it renders is another one.
  web = createServer(({ url = "", headers }, response) => {
    renders.push(`${url} ${headers.cookie}`);
    response.writeHead(status, { "Content-Security-Policy": "script-src 'nonce-abc'" });
    response.end(`page ${renders.length}, abc`);
  }).listen(socketPath);
  await once(web, "listening");
  const cache = new PageCache(socketPath);
  const server = createServer(async (request, response) => {
    const page = await cache.respond(request, now);
    response.end(page ? page.body : "not cached");
  });
  front = await listening(server);
});
test.afterEach(async () => {
  await front.close();
  web.closeAllConnections();
  web.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (path: string, cookie = "") => {
  const response = await fetch(front.url + path, { headers: { Cookie: cookie } });
  return (await response.text()).replace(/, .*/, "");
};

test("a page is rendered once a minute for each path and theme, however many ask for it", async () => {
  const first = await Promise.all(Array.from({ length: 5 }, () => open("/docs")));
  expect(new Set(first)).toEqual(new Set(["page 1"]));
  now = MINUTE - 1;
  expect(await open("/docs", "theme=system; other=1")).toBe("page 1");
  expect(await open("/docs", "theme=dark")).toBe("page 2");
  expect(await open("/login")).toBe("page 3");
  now = MINUTE;
  expect([await open("/docs"), await open("/docs")]).toEqual(["page 4", "page 4"]);
  expect(renders).toEqual(["/docs ", "/docs theme=dark", "/login ", "/docs "]);
});

test("a page that could not be rendered is not kept", async () => {
  status = 500;
  expect(await open("/docs")).toBe("not cached");
  status = 200;
  expect(await open("/docs")).toBe("page 2");
});

test("other requests are passed on, and so is a page that the web worker does not render", async () => {
  const forward = withCachedPages(join(folder, "web.sock"), (_request, response) => {
    response.end("passed on");
  });
  const proxy = await listening(
    createServer((request, response) => void forward(request, response, undefined)),
  );
  const get = async (path: string, init: RequestInit = {}) =>
    (await fetch(proxy.url + path, init)).text().then((body) => body.replace(/, .*/, ""));
  expect(await get("/login")).toBe("page 1");
  expect(await get("/dashboard")).toBe("passed on");
  expect(await get("/login?next=/dashboard")).toBe("passed on");
  expect(await get("/login", { method: "POST" })).toBe("passed on");
  expect(await get("/login", { headers: { RSC: "1" } })).toBe("passed on");
  expect(await get("/login", { headers: { Cookie: "next-auth.session-token=x" } })).toBe("passed on");
  web.closeAllConnections();
  web.close();
  expect(await get("/docs")).toBe("passed on");
  await proxy.close();
});

test("at most 512 requests wait for a page, and more are passed on", async () => {
  web.removeAllListeners("request").on("request", () => undefined);
  let passedOn = 0;
  const forward = withCachedPages(join(folder, "web.sock"), (_request, response) => {
    passedOn++;
    response.end();
  });
  const proxy = await listening(
    createServer((request, response) => void forward(request, response, undefined)),
  );
  const leaving = new AbortController();
  const waiting = Array.from({ length: 515 }, () =>
    fetch(`${proxy.url}/docs`, { signal: leaving.signal }).catch(() => undefined),
  );
  await expect.poll(() => passedOn).toBe(3);
  leaving.abort();
  await Promise.all(waiting);
  await proxy.close();
});
