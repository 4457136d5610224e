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
let held: Promise<void>;

/** Lets no render finish until the returned function is called. */
const holdRenders = () => {
  let release = (): void => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
};

test.beforeEach(async () => {
  [renders, status, now, held] = [[], 200, 0, Promise.resolve()];
  folder = await mkdtemp(join(tmpdir(), "waypost-test-"));
  const socketPath = join(folder, "web.sock");
  // Stands in for Next: every page it renders is another one.
  web = createServer(async ({ url = "", headers }, response) => {
    renders.push(`${url} ${headers.cookie}`);
    const number = renders.length;
    await held;
    response.writeHead(status, { "Content-Security-Policy": "script-src 'nonce-abc'" });
    response.end(`page ${number}, abc`);
  }).listen(socketPath);
  await once(web, "listening");
  const cache = new PageCache(socketPath);
  const server = createServer((request, response) => {
    response.end(cache.respond(request, now)?.body ?? "not cached");
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

/** Opens a page until it is cached. */
const cached = async (path: string, cookie = "") => {
  await expect.poll(() => open(path, cookie)).not.toBe("not cached");
  return open(path, cookie);
};

test("a page is rendered once a minute for each path and theme, however many ask for it", async () => {
  const first = await Promise.all(Array.from({ length: 5 }, () => open("/docs")));
  expect(first).toContain("not cached");
  expect(await cached("/docs")).toBe("page 1");
  now = MINUTE - 1;
  expect(await open("/docs", "theme=system; other=1")).toBe("page 1");
  expect(await cached("/docs", "theme=dark")).toBe("page 2");
  expect(await cached("/login")).toBe("page 3");
  expect(renders).toEqual(["/docs ", "/docs theme=dark", "/login "]);
});

test("while a page is rendered again, the previous one is served", async () => {
  expect(await cached("/docs")).toBe("page 1");
  now = MINUTE;
  const release = holdRenders();
  expect([await open("/docs"), await open("/docs")]).toEqual(["page 1", "page 1"]);
  release();
  await expect.poll(() => open("/docs")).toBe("page 2");
});

test("the previous page stays while the web worker is busy, or down", async () => {
  expect(await cached("/docs")).toBe("page 1");
  [now, status] = [MINUTE, 503];
  const opened = new Set<string>();
  // Each request after a failure tries again.
  await expect
    .poll(async () => {
      opened.add(await open("/docs"));
      return renders.length;
    })
    .toBeGreaterThan(3);
  expect([...opened]).toEqual(["page 1"]);
  web.closeAllConnections();
  web.close();
  expect([await open("/docs"), await open("/docs")]).toEqual(["page 1", "page 1"]);
});

test("a page that could not be rendered is not kept", async () => {
  status = 500;
  expect(await open("/docs")).toBe("not cached");
  await expect.poll(() => renders.length).toBe(1);
  status = 200;
  expect(await cached("/docs")).toMatch(/^page/);
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
  expect(await get("/login")).toBe("passed on");
  await expect.poll(() => get("/login")).toBe("page 1");
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
