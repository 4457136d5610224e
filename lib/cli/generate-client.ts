import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DEFAULT_RETRY_SECONDS } from "@/lib/env";
import { apiDocument } from "@/lib/openapi/document";

// openapi-typescript needs the compiler API of TypeScript 5, so both are run through npx instead of being installed.
const TOOLS = ["-p", "openapi-typescript@7.13.0", "-p", "typescript@5.9.3"];
const TARGET = resolve(import.meta.dirname, "../client/schema.ts");

const { servers: _servers, ...description } = apiDocument(DEFAULT_RETRY_SECONDS);
/** The source of the types, the same on every machine. */
export const text = JSON.stringify(description);
/** The first line of the types, with a hash by which a test checks that they are up to date. */
export const digestLine = `// Of the API's description ${createHash("sha256").update(text).digest("hex")}; \`npm run client\` writes it anew.`;

/** Generates the client's types from the OpenAPI document (`npm run client`). */
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
  writeFileSync(TARGET, `${digestLine}\n${readFileSync(TARGET, "utf8")}`);
}

if (process.argv[1] === import.meta.filename) generate();
