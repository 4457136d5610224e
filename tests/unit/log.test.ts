import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { ROOT } from "@/tests/support/root";

const LINES = 5_000;

/** What a program that logs many lines at once prints until it ends. */
async function printed(end: string): Promise<string[]> {
  const program = `
    import { log } from "@/lib/log";
    for (let n = 0; n < ${LINES}; n++) log.info({ n, filler: "x".repeat(n % 300) }, "a line");
    ${end}`;
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
    const lines = await printed(end);
    expect(lines.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: LINES }, (_, n) => n));
  });
