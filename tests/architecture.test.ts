import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { isReserved } from "@/lib/slugs/reserved";
import { ROOT } from "@/tests/support/root";
import { cyclesIn, files, imports, text } from "@/tests/support/source-tree";

const RESOURCES =
  "accounts api-keys bio-pages countdowns domains forms links menus signatures timers utm webhooks".split(
    " ",
  );
/** What every process knows of domains in memory: a tool for all layers. */
const DOMAIN_HOSTS = "lib/domains/hosts/";
const resourceOf = (path: string) =>
  RESOURCES.find((name) => path.startsWith(`lib/${name}/`) && !path.startsWith(DOMAIN_HOSTS));

const within =
  (...prefixes: string[]) =>
  (path: string) =>
    prefixes.some((prefix) => path.startsWith(prefix));

/** The layers above the resources: transport, and the processes and commands. */
const isOuterLayer = within("lib/api/", "lib/http/", "lib/server/", "lib/jobs/", "lib/cli/");
const isVisitorPlane = within("lib/visitors/");

/** What the visitor plane may use: small tools without zod, Prisma and Next. */
const VISITOR_TOOLS = `
  lib/visitors/ lib/analytics/kinds lib/async/ lib/crypto/ lib/dates lib/db/advisory-locks
  lib/db/visitor-pools lib/domains/hosts/ lib/env lib/events/names lib/fonts/ lib/forms/view lib/html/markup
  lib/images/urls lib/log lib/per-process lib/routing/ lib/rate-limit/ lib/slugs/reserved lib/streams/body
  lib/timer-images/ lib/users/password-hash lib/users/session-token lib/validation/embeds lib/validation/languages lib/validation/printable lib/validation/urls
  components/pages/`
  .trim()
  .split(/\s+/);

/** What belongs together in app/: a dashboard resource with all its pages, elsewhere a folder. */
const segmentOf = (file: string): string => /^app\/dashboard\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

/** Who may import what, by value or by type: the first rule that matches a file decides. */
const RULES: { files: (file: string) => boolean; may: (path: string, file: string) => boolean }[] = [
  { files: within("lib/qr/"), may: within("lib/qr/") },
  { files: within("lib/gif/"), may: within("lib/gif/") },
  { files: within("lib/fonts/"), may: within("lib/fonts/") },
  { files: within("lib/timer-images/"), may: within("lib/timer-images/", "lib/gif/", "lib/fonts/") },
  { files: within("lib/routing/"), may: within("lib/routing/", "lib/dates") },
  {
    files: isVisitorPlane,
    may: within(...VISITOR_TOOLS),
  },
  // The one file that imports the descriptions of all resources.
  {
    files: (file) => file === "lib/openapi/document.ts",
    may: (path) => within("lib/openapi/", "lib/env")(path) || /^lib\/.+\/openapi\.ts$/.test(path),
  },
  // The example data is made of all resources, as the API is.
  {
    files: within("lib/demo/"),
    may: (path) => within("lib/")(path) && !isVisitorPlane(path) && !isOuterLayer(path),
  },
  { files: within("lib/api/"), may: (path) => within("lib/")(path) && !isVisitorPlane(path) },
  { files: within("lib/cli/", "lib/jobs/", "lib/server/"), may: within("lib/", "prisma/") },
  { files: within("lib/postgres/"), may: within("lib/postgres/", "lib/async/", "lib/env") },
  {
    files: within("lib/http/"),
    may: (path) =>
      within("lib/http/")(path) ||
      (within("lib/")(path) &&
        ["accounts", "api-keys", undefined].includes(resourceOf(path)) &&
        !isOuterLayer(path) &&
        (!isVisitorPlane(path) || path.startsWith("lib/visitors/request/"))),
  },
  {
    files: (file) => resourceOf(file) !== undefined,
    may: (path, file) =>
      within("lib/", "prisma/client")(path) &&
      [undefined, resourceOf(file)].includes(resourceOf(path)) &&
      !isOuterLayer(path) &&
      !isVisitorPlane(path),
  },
  {
    files: within("lib/"),
    may: (path) =>
      within("lib/", "prisma/client")(path) &&
      !resourceOf(path) &&
      !isOuterLayer(path) &&
      !isVisitorPlane(path),
  },
  {
    files: within("components/"),
    may: (path) =>
      within("components/")(path) ||
      /^lib\/[^/]+\/(schema|options|view|input-names|languages)\.ts$/.test(path) ||
      /^lib\/validation\/(contrast|embeds|fields|phone-numbers|platforms|profile-url|socials|typed-url)\.ts$/.test(
        path,
      ) ||
      /^lib\/(dates|domains\/hosts\/readable-host|errors|http\/dashboard\/action-result|plans|slugs\/propose-slug)\.ts$/.test(
        path,
      ),
  },
  {
    files: within("inngest/"),
    may: (path) => within("inngest/", "lib/")(path) && !path.startsWith("lib/db/"),
  },
  {
    files: within("app/"),
    may: (path, file) =>
      (within("components/", "lib/")(path) &&
        !within("lib/db/client", "lib/server/", "lib/jobs/", "lib/cli/", "lib/postgres/")(path)) ||
      path.startsWith(`${segmentOf(file)}/`) ||
      (file.startsWith("app/api/inngest/") && path.startsWith("inngest/")),
  },
  { files: within("prisma/"), may: within("prisma/", "lib/postgres/", "lib/env", "lib/db/advisory-locks") },
  {
    files: within("tests/support/"),
    may: (path) => !within("tests/")(path) || within("tests/support/")(path),
  },
  { files: (file) => file === "proxy.ts", may: within("lib/env", "lib/http/", "lib/visitors/") },
];

test("imports follow the layer rules", () => {
  const wrong = files.flatMap((file) => {
    const rule = RULES.find((candidate) => candidate.files(file));
    return (imports.get(file) ?? [])
      .filter((path) => rule && !rule.may(path, file))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("no files import each other in a cycle", () => {
  expect(cyclesIn(imports)).toEqual([]);
});

test("no folders import each other in a cycle, by value or by type", () => {
  // Loose files of these count as folders of their own.
  const loose = ["lib", ".", "tests", "tests/support", "tests/bench"];
  const nodeOf = (file: string) => (loose.includes(dirname(file)) ? file : dirname(file));
  const graph = new Map<string, string[]>();
  for (const [file, paths] of imports) {
    const node = nodeOf(file);
    const others = paths.map(nodeOf).filter((other) => other !== node);
    graph.set(node, [...(graph.get(node) ?? []), ...others]);
  }
  expect(cyclesIn(graph)).toEqual([]);
});

test("lib/ has only the agreed loose files, and no folder has more than 25 files", () => {
  const loose = files.filter((file) => dirname(file) === "lib").map((file) => file.slice(4, -3));
  expect(loose.sort()).toEqual(["dates", "env", "errors", "log", "mail", "owner", "per-process", "plans"]);
  const crowded = [...new Set(files.map(dirname))].filter(
    (folder) => folder !== "components/ui" && files.filter((file) => dirname(file) === folder).length > 25,
  );
  expect(crowded).toEqual([]);
});

for (const [part, library, implementation] of [
  ["toasts", "sonner", "components/ui/toaster-box.tsx"],
  ["links to pages", "next/link", "components/ui/link.tsx"],
])
  test(`${part} have one implementation`, () => {
    const users = files.filter((file) => text.get(file)?.includes(`from "${library}"`));
    expect(users).toEqual([implementation]);
  });

test("settings are read in lib/env.ts only", () => {
  const readers = files.filter(
    (file) => /^(app|components|lib|inngest)\//.test(file) && text.get(file)?.includes("process.env"),
  );
  expect(readers).toEqual(["lib/env.ts"]);
});

test("an owner and a signed-in user are created only where they are authenticated", () => {
  const creatorsOf = (name: string) =>
    files.filter((file) => !file.startsWith("tests/") && text.get(file)?.includes(`new ${name}(`)).sort();
  expect(creatorsOf("Owner")).toEqual([
    "lib/cli/demo.ts",
    "lib/http/auth/api-key.ts",
    "lib/http/auth/session.ts",
    "lib/links/import/process-batch.ts",
    "lib/server/create-account-with-key.ts",
  ]);
  expect(creatorsOf("SignedInUser")).toEqual(["lib/http/auth/session.ts"]);
});

test("every first path segment of the app is a reserved alias", () => {
  const segments = readdirSync(join(ROOT, "app"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map((entry) => entry.name);
  expect(segments.filter((segment) => !isReserved(segment))).toEqual([]);
});

test("no source file is longer than 200 lines or has a catch-all name", () => {
  const written = files.filter((file) => file !== "lib/client/schema.ts");
  const long = written.filter((file) => (text.get(file)?.split("\n").length ?? 0) > 201);
  const vague = files.filter((file) =>
    /(^|\/)(utils?|helpers?|misc|common|types|constants)\.tsx?$/.test(file),
  );
  expect([...long, ...vague]).toEqual([]);
});
