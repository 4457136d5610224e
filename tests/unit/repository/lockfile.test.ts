import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { ROOT } from "@/tests/support/root";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));

/** Where Node looks for a package that another one imports, nearest first. */
function* candidatePaths(from: string, name: string): Generator<string> {
  for (let at = from; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/"))))
    yield `${at}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

// npm omits what the registry did not have when the lockfile was written; installing on that platform then lacks the
// native program, without an error.
test("the lockfile lists the native packages of every platform", () => {
  const missing = Object.entries(packages)
    .filter(([from]) => from !== "")
    .flatMap(([from, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).map(([name, wanted]) => {
        const found = [...candidatePaths(from, name)].map((path) => packages[path]?.version).find(Boolean);
        return /^\d/.test(wanted) ? found === wanted || `${name} ${wanted}` : !!found || name;
      }),
    )
    .filter((response) => response !== true);
  expect(missing).toEqual([]);
});
