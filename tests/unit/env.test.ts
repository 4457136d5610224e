import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { readEnv } from "@/lib/env";
import { ROOT } from "@/tests/support/root";

const read = (file: string) => readFileSync(resolve(ROOT, file), "utf8");

/** The NAME=value lines of the example. */
const example = new Map(
  [...read(".env.example").matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

/** The names that lib/env.ts reads. */
const known = [...read("lib/env.ts").matchAll(/^ {4}([A-Z][A-Z0-9_]*): /gm)].map(([, name = ""]) => name);

const settings = (source: Record<string, string | undefined>) => {
  const result = readEnv(source);
  return "env" in result ? result.env : result.faults;
};

test("without variables the defaults apply: port 3000, localhost, embedded database", () => {
  const all = settings({});
  expect(all).toMatchObject({
    PORT: 3000,
    APP_URL: "http://localhost:3000",
    SHORT_URL: "http://localhost:3000",
    DATA_DIR: ".data",
    LOG_LEVEL: "info",
    TRUST_PROXY: 0,
  });
  for (const name of ["HOST", "DATABASE_URL", "UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN"])
    expect(Reflect.get(all, name)).toBeUndefined();
});

test("there is one visitor worker a core, or for two with the embedded database; at least 1 and at most 8", () => {
  const cores = availableParallelism();
  expect(settings({})).toMatchObject({
    WORKERS: Math.min(Math.ceil(cores / 2), 8),
    KEEP_ALIVE_SECONDS: 75,
  });
  const external = settings({ DATABASE_URL: "postgresql://db.example.com/waypost" });
  expect(external).toMatchObject({ WORKERS: Math.min(cores, 8) });
});

test("an empty or blank variable counts as unset; unknown ones are ignored", () => {
  const blank = Object.fromEntries(known.map((name, index) => [name, index % 2 ? "" : "  "]));
  expect(settings(blank)).toEqual(settings({}));
  expect(settings({ PATH: "/bin", PORTS: "x", NODE_ENV: "test" })).toEqual(settings({}));
});

for (const [set, expected] of [
  [{ PORT: "8080" }, { PORT: 8080, APP_URL: "http://localhost:8080", SHORT_URL: "http://localhost:8080" }],
  [{ PORT: "1" }, { PORT: 1 }],
  [{ PORT: "65535" }, { PORT: 65_535 }],
  [
    { PORT: "8080", APP_URL: "https://app.example.com" },
    { APP_URL: "https://app.example.com", SHORT_URL: "https://app.example.com" },
  ],
  [
    { SHORT_URL: "https://go.example.com" },
    { APP_URL: "http://localhost:3000", SHORT_URL: "https://go.example.com" },
  ],
  [{ APP_URL: "https://App.Example.COM:443/" }, { APP_URL: "https://app.example.com" }],
  [{ APP_URL: "http://127.0.0.1:8080" }, { APP_URL: "http://127.0.0.1:8080" }],
  [{ DATABASE_URL: "postgres://u:p@h/d" }, { DATABASE_URL: "postgres://u:p@h/d" }],
  [{ DATABASE_URL: "postgresql://u:p@h:1/d?x=y" }, { DATABASE_URL: "postgresql://u:p@h:1/d?x=y" }],
  [
    { HOST: "127.0.0.1", DATA_DIR: "/tmp/x" },
    { HOST: "127.0.0.1", DATA_DIR: "/tmp/x" },
  ],
  [{ WORKERS: "1" }, { WORKERS: 1 }],
  [{ WORKERS: "3" }, { WORKERS: 3 }],
  [{ KEEP_ALIVE_SECONDS: "30" }, { KEEP_ALIVE_SECONDS: 30 }],
  [{ TRUST_PROXY: "true" }, { TRUST_PROXY: 1 }],
  [{ TRUST_PROXY: "false" }, { TRUST_PROXY: 0 }],
  [{ TRUST_PROXY: "0" }, { TRUST_PROXY: 0 }],
  [{ TRUST_PROXY: "2" }, { TRUST_PROXY: 2 }],
  [{ LOG_LEVEL: "silent" }, { LOG_LEVEL: "silent" }],
  [{}, { WEBHOOK_ALLOW_PRIVATE: false, WEBHOOK_RETRY_SECONDS: [60, 300, 600] }],
  [{ WEBHOOK_ALLOW_PRIVATE: "true" }, { WEBHOOK_ALLOW_PRIVATE: true }],
  [{ WEBHOOK_RETRY_SECONDS: "0, 5,86400" }, { WEBHOOK_RETRY_SECONDS: [0, 5, 86_400] }],
  [
    { SMTP_URL: "smtps://u%40x:a%25b@x.example:465", MAIL_FROM: "Ada & Co. <ada@x.example>" },
    { SMTP_URL: "smtps://u%40x:a%25b@x.example:465", MAIL_FROM: "Ada & Co. <ada@x.example>" },
  ],
  [
    { SMTP_URL: "smtp://[::1]:25", MAIL_FROM: "ada@x.example" },
    { SMTP_URL: "smtp://[::1]:25", MAIL_FROM: "ada@x.example" },
  ],
  [{ INNGEST_DEV: "true" }, { INNGEST_DEV: true }],
  [{ INNGEST_DEV: "http://localhost:8288" }, { INNGEST_DEV: "http://localhost:8288" }],
  [
    { UPSTASH_REDIS_REST_URL: "https://x.upstash.io", UPSTASH_REDIS_REST_TOKEN: "t" },
    { UPSTASH_REDIS_REST_URL: "https://x.upstash.io", UPSTASH_REDIS_REST_TOKEN: "t" },
  ],
] as const) {
  test(`${JSON.stringify(set)} gives ${JSON.stringify(expected)}`, () => {
    expect(settings(set)).toMatchObject(expected);
  });
}

for (const [name, values] of [
  ["PORT", ["x", "0", "-1", "65536", "1.5", "0.5", "80 81", "http", "Infinity", "NaN"]],
  [
    "APP_URL",
    [
      "x",
      "app.example.com",
      "ftp://x.example",
      "https://x.example/path",
      "https://x.example/?q",
      "https://x.example/#f",
      "https://u:p@x.example",
      "https://",
      "javascript:x",
    ],
  ],
  ["SHORT_URL", ["x", "go.example.com/s", "https://go.example.com/s", "//go.example.com"]],
  ["DATABASE_URL", ["x", "mysql://h/d", "http://h/d", "h:5432/d"]],
  ["LOG_LEVEL", ["x", "INFO", "verbose", "1"]],
  ["WEBHOOK_ALLOW_PRIVATE", ["x", "yes", "1", "TRUE"]],
  ["WEBHOOK_RETRY_SECONDS", ["x", "-1", "1.5", "60;300", "60,", ",", "60,x", "1,2,3,4,5,6,7,8,9,10,11"]],
  ["INNGEST_DEV", ["x", "1"]],
  ["INNGEST_BASE_URL", ["x", "ftp://x.example"]],
  ["WORKERS", ["x", "0", "-1", "1.5", "65", "all"]],
  ["KEEP_ALIVE_SECONDS", ["x", "0", "-1", "1.5", "3601", "75s"]],
  ["TRUST_PROXY", ["x", "yes", "-1", "1.5", "11", "TRUE"]],
  ["SMTP_URL", ["x", "http://x.example", "smtp:", "smtp://", "smtp://:25", "smtps://u:100%@x.example"]],
  [
    "MAIL_FROM",
    ["x", "Waypost", "Waypost <hello>", "Waypost hello@x.example", "<a@x.example> <b@x.example>"],
  ],
] as const) {
  for (const value of values) {
    test(`${name}=${value} is one error on one line that names it`, () => {
      expect(settings({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .{10,}$`))]);
    });
  }
}

for (const url of ["x", "x.upstash.io", "redis://default:secret@x.upstash.io:6379", "ftp://x.example"]) {
  test(`UPSTASH_REDIS_REST_URL=${url} is one error, without the token's value`, () => {
    const faults = settings({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: "sesame" });
    expect(faults).toEqual([expect.stringMatching(/^UPSTASH_REDIS_REST_URL: .*https/)]);
    expect(JSON.stringify(faults)).not.toMatch(/sesame|secret/);
  });
}

test("rejects a Redis URL without a token and the reverse, naming the missing one", () => {
  expect(settings({ UPSTASH_REDIS_REST_URL: "https://x.upstash.io" })).toEqual([
    expect.stringMatching(/^UPSTASH_REDIS_REST_TOKEN: /),
  ]);
  expect(settings({ UPSTASH_REDIS_REST_TOKEN: "t" })).toEqual([
    expect.stringMatching(/^UPSTASH_REDIS_REST_URL: /),
  ]);
});

test("rejects one Inngest key without the other, naming the missing one", () => {
  expect(settings({ INNGEST_EVENT_KEY: "e" })).toEqual([expect.stringMatching(/^INNGEST_SIGNING_KEY: /)]);
  expect(settings({ INNGEST_SIGNING_KEY: "s" })).toEqual([expect.stringMatching(/^INNGEST_EVENT_KEY: /)]);
});

test("the message for INNGEST_DEV names both kinds of values", () => {
  expect(settings({ INNGEST_DEV: "x" })).toEqual([expect.stringMatching(/true.*http:\/\//)]);
});

test("reports all errors at once, one per line", () => {
  const faults = settings({
    PORT: "x",
    APP_URL: "x",
    SHORT_URL: "x",
    DATABASE_URL: "x",
    LOG_LEVEL: "x",
    TRUST_PROXY: "x",
  });
  expect(Array.isArray(faults) && faults.map((line) => line.split(":")[0])).toEqual([
    "PORT",
    "APP_URL",
    "SHORT_URL",
    "DATABASE_URL",
    "LOG_LEVEL",
    "TRUST_PROXY",
  ]);
  expect(JSON.stringify(faults)).not.toContain("\\n");
});

test(".env.example lists every variable that is read, and no other", () => {
  expect(known).toEqual(expect.arrayContaining(["PORT", "APP_URL", "DATABASE_URL"]));
  expect([...example.keys()].sort()).toEqual([...known].sort());
});

test(".env.example as it stands sets the defaults", () => {
  expect(settings(Object.fromEntries(example))).toEqual(settings({}));
});
