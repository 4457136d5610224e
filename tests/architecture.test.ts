import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { isReserved } from "@/lib/reserved";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDERS = ["app", "components", "lib", "inngest", "prisma", "tests"];

const files = FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith("prisma/client/")),
  )
  .concat("server.ts");

const text = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

const IMPORT =
  /^\s*(?:import|export)\b(?!\s+(?:type\b|const|function|class|default|async))[^"';]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm;

/** What a file imports of ours, as paths from the root; types do not count. */
function importsOf(file: string): string[] {
  const found = [...(text.get(file) ?? "").matchAll(IMPORT)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? "",
  );
  return found.flatMap((name) => {
    if (name.startsWith("@/")) return [locate(name.slice(2))];
    return name.startsWith(".") ? [locate(relative(ROOT, resolve(ROOT, dirname(file), name)))] : [];
  });
}

const locate = (path: string): string =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => text.has(candidate)) ?? path;

const RESOURCES = [
  "links",
  "timers",
  "bio-pages",
  "countdowns",
  "menus",
  "signatures",
  "forms",
  "webhooks",
  "api-keys",
  "account",
  "utm",
  "images",
];
const resourceOf = (path: string) => RESOURCES.find((name) => path.startsWith(`lib/${name}/`));
const within =
  (...prefixes: string[]) =>
  (path: string) =>
    prefixes.some((prefix) => path.startsWith(prefix));

/** What belongs together in app/: a resource of the dashboard with all its pages, elsewhere a folder. */
const segmentOf = (file: string): string => /^app\/dashboard\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

/** Who may import what: the first rule that fits a file decides. */
const RULES: { files: (file: string) => boolean; may: (path: string, file: string) => boolean }[] = [
  { files: within("lib/qr/"), may: within("lib/qr/") },
  { files: within("lib/gif/"), may: within("lib/gif/") },
  {
    files: within("lib/visitors/"),
    may: within(
      "lib/visitors/",
      "lib/advisory-locks",
      "lib/env",
      "lib/log",
      "lib/per-process",
      "lib/dates",
      "lib/reserved",
      "lib/urls",
      "lib/image-urls",
      "lib/form-token",
      "lib/gif/",
      "components/pages/",
    ),
  },
  // The one place where the descriptions of all resources meet.
  {
    files: (file) => file === "lib/openapi/document.ts",
    may: (path) => within("lib/openapi/", "lib/env")(path) || /^lib\/[^/]+\/openapi\.ts$/.test(path),
  },
  { files: within("lib/server/"), may: within("lib/", "prisma/") },
  {
    files: within("lib/http/"),
    may: (path) =>
      path.startsWith("lib/") &&
      ["account", "api-keys", undefined].includes(resourceOf(path)) &&
      !path.startsWith("lib/server/"),
  },
  {
    files: (file) => resourceOf(file) !== undefined,
    may: (path, file) =>
      within("lib/", "prisma/client")(path) &&
      [undefined, resourceOf(file)].includes(resourceOf(path)) &&
      (!within("lib/http/", "lib/server/", "lib/visitors/")(path) || path === "lib/visitors/kinds.ts"),
  },
  {
    files: within("lib/"),
    may: (path) =>
      within("lib/", "prisma/client")(path) && !resourceOf(path) && !within("lib/http/", "lib/server/")(path),
  },
  {
    files: within("components/"),
    may: (path) =>
      within("components/")(path) ||
      /^lib\/[^/]+\/schema\.ts$/.test(path) ||
      ["lib/dates.ts", "lib/fields.ts", "lib/form-names.ts", "lib/platforms.ts"].includes(path),
  },
  { files: within("inngest/"), may: (path) => within("inngest/", "lib/")(path) && path !== "lib/db.ts" },
  {
    files: within("app/"),
    may: (path, file) =>
      (within("components/", "lib/")(path) && path !== "lib/db.ts" && !path.startsWith("lib/server/")) ||
      path.startsWith(`${segmentOf(file)}/`) ||
      (file.startsWith("app/api/inngest/") && path.startsWith("inngest/")),
  },
  { files: within("prisma/"), may: within("prisma/", "lib/server/", "lib/env", "lib/advisory-locks") },
];

test.describe("architecture", () => {
  test("imports point only where the layers allow", () => {
    const wrong = files.flatMap((file) => {
      const rule = RULES.find((candidate) => candidate.files(file));
      return importsOf(file)
        .filter((path) => rule && !rule.may(path, file))
        .map((path) => `${file} imports ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  test("toasts are said in one way: others would be lost while nothing shows them", () => {
    const users = files.filter(
      (file) => file !== "tests/architecture.test.ts" && text.get(file)?.includes('from "sonner"'),
    );
    expect(users).toEqual(["components/ui/toaster-box.tsx"]);
  });

  test("no imports go round in circles", () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const walk = (file: string, path: string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      if (path.includes(file) || done.has(file)) return;
      for (const next of importsOf(file)) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(cycles).toEqual([]);
  });

  test("settings are read in lib/env.ts only", () => {
    const readers = files.filter(
      (file) => /^(app|components|lib|inngest)\//.test(file) && text.get(file)?.includes("process.env"),
    );
    expect(readers).toEqual(["lib/env.ts"]);
  });

  test("an owner is made only where one is proven", () => {
    const makers = files.filter(
      (file) => !file.startsWith("tests/") && text.get(file)?.includes("new Owner("),
    );
    expect(makers.sort()).toEqual([
      "lib/http/authenticate.ts",
      "lib/http/session.ts",
      "lib/links/import-work.ts",
      "lib/server/open-account.ts",
    ]);
  });

  test("every first path of the app is a reserved alias", () => {
    const segments = readdirSync(join(ROOT, "app"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
      .map((entry) => entry.name);
    expect(segments.filter((segment) => !isReserved(segment))).toEqual([]);
  });

  test("no file that people write is longer than 200 lines, and none has a name that says nothing", () => {
    const written = files.filter((file) => file !== "lib/client/schema.ts");
    const long = written.filter((file) => (text.get(file)?.split("\n").length ?? 0) > 201);
    const vague = files.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common|types|constants)\.tsx?$/.test(file),
    );
    expect([...long, ...vague]).toEqual([]);
  });
});
