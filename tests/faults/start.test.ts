import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { ask, DataFolder } from "@/tests/faults/postgres/folders";
import { firstAccount } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";
import { copyTemplate } from "@/tests/support/servers/database-template";
import { freePort, type RunningServer, startServer } from "@/tests/support/servers/server";

let data: DataFolder;
test.beforeEach(async () => {
  data = await DataFolder.make();
});
test.afterEach(() => data.clear());

/** The output of a start that failed. */
async function failure(settings: Record<string, string>): Promise<string> {
  const started: RunningServer | Error = await startServer(settings).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  await started.kill();
  throw new Error(`it started: ${started.output()}`);
}

test("an interrupted first start leaves nothing behind; the next prints a curl line that creates a link as pasted; a second one on the folder names the running one and exits with 1", async () => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const child = spawn(process.execPath, ["lib/cli/run.mjs", "server"], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: data.path, PORT: String(await freePort()) },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await expect.poll(() => readdir(data.path), { intervals: [5], timeout: 60_000 }).not.toEqual([]);
    child.kill(signal);
    expect((await ended)[0]).toBe(0);
    expect(await data.pid()).toBeUndefined();
    expect((await readdir(data.path)).filter((name) => name.includes(".new-"))).toEqual([]);
    await rm(data.path, { recursive: true });
    await mkdir(data.path);
  }
  const first = await startServer({ DATA_DIR: data.path });
  const [line = ""] = /^ *curl .*$/m.exec(first.output()) ?? [];
  const { stdout } = await promisify(execFile)("sh", ["-c", line]);
  const link = JSON.parse(stdout);
  expect(link).toMatchObject({ long_url: "https://example.com/", active: true });
  expect((await firstAccount(first).get(`/links/${link.id}`)).body).toMatchObject({ slug: link.slug });
  expect((await visit(link.short_url)).headers.get("location")).toBe("https://example.com/");

  const printed = await failure({ DATA_DIR: data.path });
  expect(printed).toContain("the server ended with 1:");
  expect(printed).toMatch(
    new RegExp(
      `Another Waypost is already running on ${data.path} .*${first.process.pid}.*Stop it, or set DATA_DIR`,
    ),
  );
  expect(printed).toContain(first.url);
  expect(printed).not.toMatch(/^\s+at /m);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test("a first start without its port, and one that can't create the account, say why, exit with 1 and leave no PostgreSQL behind; the next one has the account", async () => {
  await copyTemplate(data.path);
  const squatter = createServer().listen(0);
  await once(squatter, "listening");
  const address = squatter.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const printed = await failure({ DATA_DIR: data.path, PORT: String(port) });
  expect(printed).toContain("the server ended with 1:");
  expect(printed).toContain(`Port ${port} is already in use: stop the program that uses it, or set PORT`);
  expect(printed).not.toMatch(/^\s+at /m);
  squatter.close();
  expect(await data.pid()).toBeUndefined();

  const change = async (sql: string) => {
    const { url, stop } = await data.start();
    await ask(url, `ALTER TABLE accounts ${sql}`);
    await stop();
  };
  await change("ADD CONSTRAINT none_today CHECK (false)");
  const refused = await failure({ DATA_DIR: data.path, LOG_LEVEL: "fatal" });
  expect(refused).toMatch(/^Waypost could not start: [\s\S]*none_today/m);
  expect(refused).not.toContain("is ready at");
  expect(await data.pid()).toBeUndefined();
  await change("DROP CONSTRAINT none_today");

  const next = await startServer({ DATA_DIR: data.path });
  expect((await firstAccount(next).get("/me")).status).toBe(200);
  expect(await next.stop()).toBe(0);
});

test("every invalid setting stops the start with its own line", async () => {
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

for (const [what, settings, sentence] of [
  [
    "database that can't be reached",
    { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere" },
    /DATABASE_URL.*127\.0\.0\.1:1/,
  ],
  ["host that is not this machine's", { HOST: "203.0.113.5" }, /Port \d+ of 203\.0\.113\.5 .*HOST/],
  [
    "data folder that is a file",
    { DATA_DIR: import.meta.filename },
    /start\.test\.ts is not writable .*DATA_DIR/,
  ],
  // Created with `recursive`, such a folder would be retried forever.
  ["data folder that can't be created", { DATA_DIR: "/proc/x" }, /\/proc\/x is not writable .*DATA_DIR/],
  ["data folder that isn't writable", { DATA_DIR: "/proc" }, /\/proc is not writable .*DATA_DIR/],
] as const) {
  test(`a ${what} stops the start with a sentence that names the setting`, async () => {
    const printed = await failure({ DATA_DIR: data.path, ...settings });
    expect(printed).toContain("the server ended with 1:");
    expect(printed).toMatch(new RegExp(`^Waypost could not start: .*${sentence.source}`, "m"));
    expect(printed).not.toMatch(/^\s+at /m);
    expect(await data.pid()).toBeUndefined();
  });
}

test("leaves an unrelated folder at the database's path alone", async () => {
  const folder = join(data.path, "postgres");
  await mkdir(folder);
  await writeFile(join(folder, "theirs.txt"), "theirs");
  expect(await failure({ DATA_DIR: data.path })).toContain(
    `${folder} is not a Waypost database: set DATA_DIR`,
  );
  expect(await readdir(folder)).toEqual(["theirs.txt"]);
});
