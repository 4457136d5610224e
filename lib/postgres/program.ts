import { spawn } from "node:child_process";
import { basename, join } from "node:path";
import type { SystemUser } from "@/lib/postgres/system-user";

export type Programs = { home: string; version: string };

/**
 * Runs a PostgreSQL program to its end, in a session of its own so that the terminal's Ctrl-C doesn't reach it.
 * Throws its output when it fails.
 */
export function runProgram(
  programs: Programs,
  name: "initdb" | "pg_ctl",
  args: string[],
  { systemUser, cwd }: { systemUser: SystemUser | undefined; cwd: string },
): Promise<void> {
  const windows = process.platform === "win32";
  const program = join(programs.home, "bin", windows ? `${name}.exe` : name);
  const child = spawn(program, args, {
    ...systemUser,
    cwd,
    detached: !windows,
    windowsHide: true,
    stdio: ["ignore", "pipe", "pipe"],
    // A clean environment, so that no secret leaks into the server's. Messages are in English.
    ...(!windows && { env: { LC_ALL: "C", NODE_ENV: "production" as const } }),
  });
  let printed = "";
  const read = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  return new Promise((resolve, reject) => {
    child.once("error", (cause) => reject(cannotRun(program, cause)));
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${basename(program)} failed: ${printed.trim()}`));
    });
  });
}

const cannotRun = (program: string, cause: Error) =>
  new Error(
    `The embedded PostgreSQL cannot run on this machine (${program}: ${cause.message}). Set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );
