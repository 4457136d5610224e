import { expect, test } from "@playwright/test";
import { text } from "@/tests/support/source-tree";

/** Imports that run when a file is loaded: neither those of types nor `import()`. */
const EAGER = /^(?:import|export)\s(?!type\b)[^"';]*?\bfrom\s+"@\/([^"]+)"/gm;

const eagerImports = (file: string): string[] =>
  [...(text.get(file) ?? "").matchAll(EAGER)].flatMap(([, path = ""]) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((candidate) => text.has(candidate)),
  );

function loadedWith(program: string): Set<string> {
  const loaded = new Set([program]);
  // Files that are added meanwhile are visited too.
  for (const file of loaded) for (const path of eagerImports(file)) loaded.add(path);
  return loaded;
}

test("a visitor worker starts without the database client and argon2", () => {
  // The web worker has them from the start.
  expect(loadedWith("lib/server/processes/web-worker.ts")).toContain("lib/db/client.ts");
  const loaded = loadedWith("lib/server/processes/visitor-worker.ts");
  expect(loaded).toContain("lib/visitors/handler.ts");
  expect(loaded).toContain("lib/domains/hosts/served-names.ts");
  expect(loaded).not.toContain("lib/db/client.ts");
  expect(loaded).not.toContain("lib/users/password-hash.ts");
  // Nor do passwords of links change that before one is checked.
  const checks = loadedWith("lib/visitors/password/check-password.ts");
  expect([...checks].filter((file) => /^lib\/(?:db|rate-limit|users)\//.test(file))).toEqual([]);
});
