import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { EVENT_NAMES } from "@/lib/events/names";
import { webhooks } from "@/lib/webhooks";
import { SAMPLES } from "@/lib/webhooks/samples";
import { expect, test } from "@/tests/support/fixtures";
import { dataFolder, freePort } from "@/tests/support/servers/server";

const RUN: Readonly<Record<string, (file: string, port: number) => [program: string, args: string[]]>> = {
  Node: (file) => [process.execPath, [file]],
  Python: (file) => ["python3", [file]],
  PHP: (file, port) => ["php", ["-S", `127.0.0.1:${port}`, file]],
};
const isThere = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
const here = SAMPLES.filter(({ language }) => isThere(RUN[language]?.("", 0)[0] ?? ""));

test("the sample of Node, at least, can be tried here", () => {
  expect(here.map(({ language }) => language)).toContain("Node");
});

for (const { language, file, code } of here) {
  test(`the sample receiver in ${language} takes a real delivery and refuses a forged one`, async ({
    account,
  }) => {
    const folder = await dataFolder();
    const path = join(folder.path, file);
    await writeFile(path, code);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const { row, secret } = await webhooks.create(
      account.owner,
      {},
      { url, events: EVENT_NAMES },
      new Date(),
    );
    const [program, args] = RUN[language]?.(path, port) ?? ["", []];
    const child = spawn(program, args, {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
    await expect.poll(() => listens(port), { timeout: 20_000 }).toBe(true);

    const { log, id } = await webhooks.ping(account.owner, row, new Date());
    expect(log[0]).toMatchObject({ status: 204, error: null });
    await account.api.post("/links", { url: "https://example.com/?q=é", title: "Fête \u{1F389} </script>" });
    await expect.poll(() => printed).toContain("link.created");
    expect(printed).toContain(`${id} webhook.ping`);

    for (const signature of ["", "sha256=00", `sha256=${"0".repeat(64)}`, "sha256=é"]) {
      const headers = { "X-Service-Signature": encodeURI(signature) };
      expect((await fetch(url, { method: "POST", body: "{}", headers })).status).toBe(401);
    }
    expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(401);
    child.kill("SIGKILL");
    await once(child, "exit");
    await folder.remove();
  });
}

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
