import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ROOT } from "@/tests/support/root";

const FOLDERS = ["app", "components", "lib", "inngest", "prisma", "tests"];

/** Every source file, as a path from the root. */
export const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("prisma/client/")),
).concat("server.ts", "proxy.ts");

/** The contents of the source files. */
export const text = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

const IMPORT =
  /^\s*(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm;

function importsOf(file: string): string[] {
  const names = [...(text.get(file) ?? "").matchAll(IMPORT)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? "",
  );
  return names.flatMap((name) => {
    if (name.startsWith("@/")) return [locate(name.slice(2))];
    return name.startsWith(".") ? [locate(relative(ROOT, resolve(ROOT, dirname(file), name)))] : [];
  });
}

const locate = (path: string): string =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => text.has(candidate)) ?? path;

/** The imports of each file within this repository, including types. */
export const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Every cycle of a graph, as a path that ends where it starts. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (node: string, path: string[]): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(" → "));
    if (path.includes(node) || done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}
