import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";
import { dataFolder } from "@/tests/support/servers/data-folders";

// Code of somebody who copied the folder. It compiles only if codes are known by name and fields by type.
const PROGRAM = `import { ApiError, createClient, type ErrorCode, type ErrorCodes } from "./client/index.js";

const waypost = createClient({ url: process.env.WAYPOST_URL ?? "", key: process.env.WAYPOST_KEY ?? "" });
const codes: ErrorCode[] = ["alias_taken", "rate_limited", "invalid_click_limit", "unknown"];
const ofCreate: ErrorCodes["createLink"] = "invalid_on_duplicate";
// @ts-expect-error a code that is never returned
codes.push("alias_takn");
// @ts-expect-error an operation that has no alias
const ofMe: ErrorCodes["readMe"] = "alias_taken";

const alias = process.env.ALIAS ?? "";
const body = { url: "https://example.com/", alias };
const { data: link } = await waypost.POST("/links", { body });
const refused = await waypost.POST("/links", { body: { ...body, alias: alias.toUpperCase() } }).catch((error: unknown) => error);
const known = refused instanceof ApiError && refused.code === "alias_taken";
console.log(JSON.stringify({ short_url: link?.short_url, known, ofCreate, ofMe, codes }));
`;

const COMPILE = [
  "--strict",
  "--noUncheckedIndexedAccess",
  "--target",
  "es2022",
  "--module",
  "nodenext",
  "--types",
  "node",
  "--skipLibCheck",
  "--outDir",
  "out",
  "program.ts",
];

test("the client works in another folder, with openapi-fetch as its only dependency", async ({ account }) => {
  const folder = await dataFolder();
  const modules = join(folder.path, "node_modules");
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "@types/node", "undici-types"]) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(ROOT, "node_modules", name), join(modules, name), "dir");
  }
  await cp(join(ROOT, "lib/client"), join(folder.path, "client"), { recursive: true });
  await writeFile(join(folder.path, "package.json"), '{"type":"module"}');
  await writeFile(join(folder.path, "program.ts"), PROGRAM);
  const alias = randomSlug();
  const settings = { WAYPOST_URL: env.APP_URL, WAYPOST_KEY: await account.newKey(), ALIAS: alias };
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: folder.path,
      env: { ...process.env, ...settings },
      encoding: "utf8",
    });
  const { bin } = JSON.parse(await readFile(join(ROOT, "node_modules/typescript/package.json"), "utf8"));
  expect(node(join(ROOT, "node_modules/typescript", bin.tsc), ...COMPILE).stdout).toBe("");
  const { stdout, stderr } = node("out/program.js");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ short_url: `${env.SHORT_URL}/${alias}`, known: true });
  await folder.remove();
});
