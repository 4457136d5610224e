import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { ROOT } from "@/tests/support/root";
import { files, text } from "@/tests/support/source-tree";
import { RETIRED } from "./retired-names";

// A form has answers: what its visitors wrote. Everything else has responses.
const FORMS = /^(?:lib\/forms|app\/dashboard\/forms|components\/pages|tests\/(?:api|unit|web)\/forms)\//;

const namesIn = (folder: string, extension: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const documents = [
  ..."README.md CONTRIBUTING.md SECURITY.md CHANGELOG.md .env.example Caddyfile Dockerfile compose.yaml".split(
    " ",
  ),
  "prisma/schema.prisma",
  ...namesIn("docs", /\.md$/),
  ...namesIn("app", /\.css$/),
];

const linesOf = (file: string): string[] =>
  (text.get(file) ?? readFileSync(join(ROOT, file), "utf8")).split("\n");

const EXEMPT = new Set([
  "lib/client/schema.ts",
  "tests/unit/repository/plain-names.test.ts",
  "tests/unit/repository/retired-names.ts",
]);

/** The lines of these files where a pattern matches, and the files in whose path it does. */
const find = (pattern: RegExp, searched: readonly string[]): string[] =>
  searched
    .filter((file) => !EXEMPT.has(file))
    .flatMap((file) =>
      [file, ...linesOf(file)].flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index}: ${line.trim()}`] : [],
      ),
    );

for (const [name, instead] of RETIRED) {
  test(`no source or document says ${name.source}; use ${instead}`, () => {
    expect(find(name, [...files, ...documents])).toEqual([]);
  });
}

test("nothing outside of forms is named answer; use response, respond", () => {
  const others = files.filter((file) => !FORMS.test(file));
  expect(find(/\b(?:const|let) answers?\b|\banswer[A-Z]\w*\(|\bANSWER|#answer/, others)).toEqual([]);
});
