import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { ROOT } from "@/tests/support/root";

/** Every server action of the build, so that none is missed. */
export const ACTIONS = Object.entries(
  z
    .object({
      node: z.record(
        z.string(),
        z.object({
          filename: z.string(),
          exportedName: z.string(),
          workers: z.record(z.string(), z.unknown()),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync(resolve(ROOT, ".next/server/server-reference-manifest.json"), "utf8")))
    .node,
).map(([id, { filename, exportedName: name, workers }]) => ({
  id,
  name,
  file: filename,
  page: `/${Object.keys(workers)[0] ?? ""}`
    .replace(/^\/app|\/\(\w+\)|\/page$/g, "")
    .replace(/\[[^/]+\]/g, "1"),
}));
