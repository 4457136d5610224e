import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { firstAccount } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { freePort, type RunningServer, startServer } from "@/tests/support/servers/server";

test.setTimeout(120_000);

let database: TestDatabase;
let server: RunningServer | undefined;
test.beforeEach(async () => {
  database = await newDatabase();
});
test.afterEach(async () => {
  await server?.kill();
  await database.drop();
});

test("a full disk is 503 with Retry-After, for the API as for visitors, and /readyz says so", async () => {
  server = await startServer({ DATABASE_URL: database.url, NEXTAUTH_SECRET: "test", LOG_LEVEL: "fatal" });
  const { url } = server;
  const api = firstAccount(server);
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  expect((await visit(link.short_url)).status).toBe(302);
  // What PostgreSQL responds to every write that needs another page, and to every temporary file.
  await database.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON links EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE INSERT ON visit_journal EXECUTE FUNCTION full_disk();
    ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET temp_file_limit = 0`);
  // Settings of a database apply to new connections.
  await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle'`);
  const created = () => api.post("/links", { url: "https://example.com/full" });
  await expect.poll(async () => (await created()).body.error).toBe("unavailable");
  const response = await created();
  expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([503, true]);
  const visited = await visit(link.short_url);
  expect([visited.status, Number(visited.headers.get("retry-after")) > 0]).toEqual([503, true]);
  const ready = await visit(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ reason: expect.stringContaining("disk space") });
});

test("a start waits for a database that accepts connections but doesn't respond yet, and says so", async () => {
  const { hostname, port } = new URL(database.url);
  let attempts = 0;
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    // These fail: two before the database is ready, and one when it is busy again at the next step.
    if (![1, 2, 4].includes(++attempts))
      socket.pipe(connect(Number(port), hostname).on("error", () => undefined)).pipe(socket);
  });
  const url = new URL(database.url);
  url.port = String(await freePort());
  proxy.listen(Number(url.port), url.hostname);
  await once(proxy, "listening");
  server = await startServer({ DATABASE_URL: url.href, NEXTAUTH_SECRET: "test", LOG_LEVEL: "info" });
  expect(server.output()).toContain("Trying again for a minute");
  expect(attempts).toBeGreaterThan(4);
  await server.kill();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});
