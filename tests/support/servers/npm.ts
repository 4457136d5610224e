import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { z } from "zod";
import { ROOT } from "@/tests/support/root";

export type Ended = { code: number | null; stdout: string; stderr: string };

type Settings = Record<string, string>;

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")));

/** Runs `npm run -s <script> -- <args>` on the suite's database, or on the embedded one of a data folder. */
export const npm = (script: string, args: string[], settings?: Settings): Promise<Ended> =>
  run("npm", ["run", "-s", script, "--", ...args], settings);

/** As `npm`, without starting npm itself: runs the command in package.json. */
export function npmScript(script: string, args: string[], settings?: Settings): Promise<Ended> {
  const [program = "", ...before] = (scripts[script] ?? "").split(" ");
  return run(program, [...before, ...args], settings);
}

async function run(program: string, args: string[], settings: Settings = {}): Promise<Ended> {
  const { DATABASE_URL: url, ...inherited } = process.env;
  const database = url && !settings.DATA_DIR ? { DATABASE_URL: url } : {};
  const child = spawn(program, args, {
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
