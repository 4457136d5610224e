import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "@playwright/test";

const isInstalled = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The shells that people paste into. */
const ALL_SHELLS = [["sh"], ["bash", "--norc"], ["zsh", "-f"]];
const SHELLS = ALL_SHELLS.filter(([name = ""]) => isInstalled(name));
const MISSING = ALL_SHELLS.filter((shell) => !SHELLS.includes(shell)).map(([name]) => name);

// Characters with a meaning in zsh or another shell outside of quotes: globs, jobs, comments, expansions.
const SPECIAL = /[?*[\]{}&;|<>()#!~`=^]/;

/** The unquoted parts of a line. Single quotes protect everything, double quotes all but `$` and backquotes. */
export const unquoted = (line: string): string =>
  line.replace(/'[^']*'|"(?:[^"\\]|\\.)*"|\\[\s\S]/g, (quoted) =>
    /`|\$\(/.test(quoted) && quoted.startsWith('"') ? "`" : "",
  );

/** The arguments that `curl` gets from a line in this shell. */
const argumentsIn = ([shell = "", ...options]: string[], line: string): string[] =>
  execFileSync(shell, [...options, "-c", `curl() { printf '%s\\0' "$@"; }\n${line}`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "test", WAYPOST_KEY: "wp_key", ID: "7" },
  })
    .split("\0")
    .slice(0, -1);

/** Checks that a pasted curl line means the same in every shell; returns curl's arguments. */
export function expectPastable(line: string): string[] {
  expect(unquoted(line), line).not.toMatch(SPECIAL);
  if (MISSING.length)
    test.info().annotations.push({ type: "shells", description: `not installed: ${MISSING.join(", ")}` });
  const [first = [], ...others] = SHELLS.map((shell) => argumentsIn(shell, line));
  for (const other of others) expect(other).toEqual(first);
  return first;
}
