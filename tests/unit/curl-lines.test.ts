import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { curlOf } from "@/app/dashboard/links/[id]/curl";
import { curlCommand } from "@/lib/openapi/curl";
import { welcomeMessage } from "@/lib/server/welcome-message";
import { expectPastable, unquoted } from "@/tests/support/readers/shell-lines";
import { cases } from "@/tests/support/repetitions";
import { ROOT } from "@/tests/support/root";

const link = {
  long_url: "https://example.com/?a=1&b=[2]#c",
  slug: "spring-sale",
  title: 'It\'s 50% off!! $HOME `id` "now" \\ *',
  starts_at: null,
  expires_at: "2030-01-01 00:00:00",
  click_limit: 7,
  forward_query: true,
  utm: { source: "it's" },
  expired_url: null,
  auto_renew: false,
  rules: [{ id: 3, label: "", url: "https://example.com/'de'", countries: ["DE"] }],
  split: null,
  split_until: null,
};

test("the curl line of the first start works in any shell", () => {
  const account = { email: "owner@example.com", password: "x", api_key: "wp_key", plan: "free" };
  const [line = ""] = /curl .*$/m.exec(welcomeMessage(account)) ?? [];
  expect(expectPastable(line)).toEqual([
    "-s",
    expect.stringMatching(/^http:\/\/localhost:\d+\/api\/v1\/links$/),
    "-H",
    "Authorization: Bearer wp_key",
    "-H",
    "Content-Type: application/json",
    "-d",
    '{"url":"https://example.com/"}',
  ]);
});

test("the curl line on a link's page keeps the owner's text in any shell", () => {
  const sent = expectPastable(curlOf(link, "http://[::1]:3000"));
  expect(sent).toContain("http://[::1]:3000/api/v1/links");
  expect(sent).toContain("Authorization: Bearer wp_key");
  const { long_url: url, slug: alias, title, expires_at, click_limit, forward_query, utm } = link;
  const rules = [{ label: "", url: "https://example.com/'de'", countries: ["DE"] }];
  expect(JSON.parse(sent.at(-1) ?? "")).toEqual({
    url,
    alias,
    title,
    expires_at,
    click_limit,
    forward_query,
    utm,
    rules,
  });
});

test("any title can be pasted", () => {
  const shells = { numRuns: cases(40) };
  const line = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
  fc.assert(
    fc.property(line, (title) => {
      const sent = expectPastable(curlCommand("http://localhost:3000/?a&b", "$WAYPOST_KEY", { title }));
      expect(sent[1]).toBe("http://localhost:3000/?a&b");
      expect(JSON.parse(sent.at(-1) ?? "")).toEqual({ title });
    }),
    shells,
  );
});

test("detects an unquoted address with a query or a comment", () => {
  for (const line of ["curl http://localhost/links?limit=1", "curl http://[::1]/", "curl -s x # comment"])
    expect(() => expectPastable(line), line).toThrow();
});

/** The lines of a document for a shell, with continued lines joined. */
const shellLinesOf = (document: string): string[] =>
  [...readFileSync(join(ROOT, document), "utf8").matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = ""]) => block.replaceAll("\\\n", " ").split("\n"))
    .filter(Boolean);

const README_LINES = shellLinesOf("README.md");

test("the curl lines of the README work in any shell", () => {
  const lines = README_LINES.filter((line) => line.startsWith("curl "));
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) {
    const sent = expectPastable(line);
    expect(sent).toContain("Authorization: Bearer wp_key");
    expect(sent.find((part) => part.startsWith("http"))).not.toContain("$");
  }
});

// A comment, which zsh would run, a glob, or the angle brackets of a placeholder. ` > file` and ` >> file` are meant.
const UNSAFE = /[#?*[\]<]|(?<![ >])>|>(?![ >])/;

test("no line for a shell in the documents has a placeholder, a glob or a comment outside of quotes", () => {
  const documents = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`);
  const lines = ["README.md", "CONTRIBUTING.md", ...documents].flatMap(shellLinesOf);
  expect(lines.length).toBeGreaterThan(README_LINES.length + 5);
  expect(lines.filter((line) => UNSAFE.test(unquoted(line)))).toEqual([]);
  for (const line of ["git clone <url> waypost", "cp url> x", "curl localhost/?a", "npm start # starts"])
    expect(unquoted(line)).toMatch(UNSAFE);
});
