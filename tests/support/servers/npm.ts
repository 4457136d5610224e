import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { ROOT } from "@/tests/support/root";

export type Ended = { code: number | null; stdout: string; stderr: string };

/** Runs `npm run -s <script> -- <args>` on the suite's database, or on the embedded one of a data folder. */
export async function npm(
  script: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Ended> {
  const { DATABASE_URL: url, ...inherited } = process.env;
  const database = url && !settings.DATA_DIR ? { DATABASE_URL: url } : {};
  const child = spawn("npm", ["run", "-s", script, "--", ...args], {
    cwd: ROOT,
    env: { ...inherited, ...database, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, stdout, stderr };
}

/** The one line of JSON that a command printed, and nothing else. */
export function readLine({ code, stdout, stderr }: Ended) {
  expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: expect.stringMatching(/^\{[^\n]*\}\n$/) });
  return JSON.parse(stdout);
}
