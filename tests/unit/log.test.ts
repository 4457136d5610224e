import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { ROOT } from "@/tests/support/root";

const LINES = 5_000;

/** What a program with `log` prints until it ends. */
async function printed(statements: string): Promise<string[]> {
  const program = `import { log } from "@/lib/log"; ${statements}`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "ignore"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  await once(child, "close");
  return text.trimEnd().split("\n");
}

for (const [how, end] of [
  ["by process.exit", "process.exit(0);"],
  ["by an error that nobody catches", "setImmediate(() => { throw new Error('no'); });"],
  ["by itself", ""],
] as const)
  test(`no line is lost or torn when the process ends ${how}`, async () => {
    const lines = await printed(
      `for (let n = 0; n < ${LINES}; n++) log.info({ n, filler: "x".repeat(n % 300) }, "a line"); ${end}`,
    );
    expect(lines.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: LINES }, (_, n) => n));
  });

test("passwords, keys, tokens and cookies are redacted, also those of an error or another object", async () => {
  const names = ["authorization", "cookie", "password", "secret", "token", "key", "apiKey", "api_key"];
  const fields = `{ id: 7, ${names.map((name) => `${name}: "hunter2"`).join(", ")} }`;
  const lines = await printed(`
    log.info(${fields}, "a line");
    log.warn({ request: ${fields} }, "a line");
    log.error({ err: Object.assign(new Error("no"), ${fields}) }, "a line");`);
  const redacted = { id: 7, ...Object.fromEntries(names.map((name) => [name, "[redacted]"])) };
  const [flat, nested, failed] = lines.map((line) => JSON.parse(line));
  expect(flat).toMatchObject(redacted);
  expect(nested.request).toEqual(redacted);
  expect(failed.err).toMatchObject(redacted);
  expect(lines.join("")).not.toContain("hunter2");
});
