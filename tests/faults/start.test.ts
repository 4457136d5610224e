import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { type RunningServer, startServer } from "../server";
import { firstAccount } from "./first-account";
import { DataFolder } from "./postgres-folders";

let data: DataFolder;
test.beforeEach(async () => {
  data = await DataFolder.make();
});
test.afterEach(() => data.clear());

/** What a start printed that ended by itself. */
async function failure(settings: Record<string, string>): Promise<string> {
  const started: RunningServer | Error = await startServer(settings).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  await started.kill();
  throw new Error(`it started: ${started.output()}`);
}

test("a second one on the same folder says which one runs and ends with 1, and the first goes on", async () => {
  const first = await startServer({ DATA_DIR: data.path });
  const printed = await failure({ DATA_DIR: data.path });
  expect(printed).toContain("the server ended with 1:");
  expect(printed).toMatch(
    new RegExp(
      `Another Waypost already runs on ${data.path} .*${first.process.pid}.*Stop it, or set DATA_DIR`,
    ),
  );
  expect(printed).toContain(first.url);
  expect(printed).not.toMatch(/^\s+at /m);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test("a start that cannot have its port says so, ends with 1, leaves no PostgreSQL behind and keeps the first key for the next", async () => {
  const squatter = createServer().listen(0);
  await once(squatter, "listening");
  const address = squatter.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const printed = await failure({ DATA_DIR: data.path, PORT: String(port) });
  expect(printed).toContain("the server ended with 1:");
  expect(printed).toContain(`EADDRINUSE`);
  expect(printed).toContain(String(port));
  expect(printed).not.toMatch(/^\s+at /m);
  squatter.close();
  expect(await data.pid()).toBeUndefined();

  const next = await startServer({ DATA_DIR: data.path });
  expect((await firstAccount(next).get("/me")).status).toBe(200);
  expect(await next.stop()).toBe(0);
});

test("every wrong setting stops the start with a line of its own", async () => {
  const wrong = {
    PORT: "70000",
    APP_URL: "ftp://example.com",
    SHORT_URL: "https://example.com/path",
    DATABASE_URL: "mysql://localhost/waypost",
    LOG_LEVEL: "loud",
    TRUST_PROXY: "many",
    UPSTASH_REDIS_REST_URL: "https://redis.example.com",
  };
  const printed = await failure({ ...wrong, DATA_DIR: data.path });
  expect(printed).toContain("the server ended with 1:");
  const lines = printed.split("\n").filter((line) => /^ +[A-Z_]+: /.test(line));
  expect(lines.map((line) => line.trim().split(":")[0]).sort()).toEqual(
    [
      ...Object.keys(wrong).filter((name) => name !== "UPSTASH_REDIS_REST_URL"),
      "UPSTASH_REDIS_REST_TOKEN",
    ].sort(),
  );
  expect(await data.pid()).toBeUndefined();
});

test("a database that cannot be reached stops the start with a sentence", async () => {
  const printed = await failure({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere" });
  expect(printed).toContain("the server ended with 1:");
  expect(printed).toMatch(/Waypost could not start: .*127\.0\.0\.1:1/);
  expect(printed).not.toMatch(/^\s+at /m);
});
