import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { apiDocument } from "@/lib/openapi/document";

/**
 * Writes the client's types from the API's description (`npm run client`). openapi-typescript needs the compiler that
 * TypeScript 5 still had, so it is fetched with one for this run instead of being installed beside ours.
 */
const TOOLS = ["-p", "openapi-typescript@7.13.0", "-p", "typescript@5.9.3"];
const TARGET = resolve(import.meta.dirname, "../client/schema.ts");

/** What the types are made from, on every machine the same, and a mark by which a test sees that they are of today. */
const { servers: _servers, ...description } = apiDocument();
export const text = JSON.stringify(description);
export const mark = `// Of the API's description ${createHash("sha256").update(text).digest("hex")}; \`npm run client\` writes it anew.`;

function generate(): void {
  const folder = mkdtempSync(join(tmpdir(), "waypost-client-"));
  const source = join(folder, "openapi.json");
  writeFileSync(source, text);
  const run = spawnSync(
    "npx",
    ["--yes", ...TOOLS, "openapi-typescript", source, "-o", TARGET, "--default-non-nullable", "false"],
    { stdio: "inherit" },
  );
  rmSync(folder, { recursive: true });
  if (run.status !== 0) process.exit(run.status ?? 1);
  writeFileSync(TARGET, `${mark}\n${readFileSync(TARGET, "utf8")}`);
}

if (process.argv[1] === import.meta.filename) generate();
