import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["app", "components", "lib", "inngest", "prisma", "proxy.ts", "server.ts", "public"];
const SETTINGS = ["next.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];

/** Where a build stores the digest of its sources. */
export const DIGEST_FILE = ".next/sources";

/** Whether the last build is of the current sources, with this version of Node. */
export const isBuilt = (root: string): boolean => {
  const file = join(root, DIGEST_FILE);
  return existsSync(file) && readFileSync(file, "utf8") === digestSources(root);
};

/** A digest of all inputs of a build. */
export function digestSources(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const files = [...SOURCES, ...SETTINGS].flatMap((name) => filesBelow(root, name)).sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesBelow(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
